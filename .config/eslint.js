import jsdoc from 'eslint-plugin-jsdoc';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

const ban = (...patterns) => ({ '@typescript-eslint/no-restricted-imports': ['error', { patterns }] });
const immer = { regex: '^immer$', allowTypeImports: true, message: 'Only core/reducer.ts opens a draft.' };
const zod = {
  regex: '^zod$',
  message: "Write import * as z from 'zod/mini': the other forms cost 15 to 90 kB.",
};
const schemas = { regex: '^zod/mini$', allowTypeImports: true, message: 'Schemas are declared elsewhere.' };
const node = { regex: '^node:', message: 'The kernel and the games run everywhere.' };
const games = { regex: '/games/', message: 'The kernel knows no game.' };
const above = { regex: '(^|/)(conformance|bots|simulate|adapters|cli)/', message: 'Imports point one way.' };
const siblings = {
  regex: '^(\\.\\./)+(?!core/|actions/|chance/|effects/|flow/|editions/)[a-z-]+/',
  message: 'A game imports the kernel and itself.',
};
const leaves = {
  regex: '^(?!.*/core/)(.*/)?(text|tensor)\\.js$',
  message: 'No rule depends on how things are shown.',
};
const cli = { regex: '/cli/', message: 'Nobody imports the command.' };

const syntax = [
  { selector: 'TSEnumDeclaration', message: 'Use an `as const` list and a derived union.' },
  { selector: 'TSModuleDeclaration', message: 'Files are the namespaces.' },
  { selector: 'ExportAllDeclaration', message: 'Name what you export.' },
  { selector: 'ExportDefaultDeclaration', message: 'Name what you export.' },
  { selector: 'TSAsExpression > TSUnknownKeyword', message: 'No double casts.' },
  {
    selector: "ImportDeclaration[source.value='zod/mini'] > :not(ImportNamespaceSpecifier, Literal)",
    message: "Write import * as z from 'zod/mini'.",
  },
];
const noTry = { selector: 'TryStatement', message: 'Rules do not catch.' };
const noClass = { selector: 'ClassDeclaration', message: 'Rules are functions.' };

const ambient = ['Date', 'console', 'crypto', 'performance', 'process', 'setInterval', 'setTimeout'];
const inexact = [
  'acos',
  'asin',
  'atan',
  'atan2',
  'cos',
  'exp',
  'hypot',
  'log',
  'log10',
  'log2',
  'pow',
  'sin',
  'tan',
];
const mathBans = [
  { object: 'Math', property: 'random', message: 'Chance is an action.' },
  ...inexact.map((property) => ({ object: 'Math', property, message: 'Engines round this differently.' })),
];

export default defineConfig(
  { ignores: ['dist/', 'coverage/', '.cache/', 'docs/api/'] },
  tseslint.configs.strictTypeChecked,
  {
    plugins: { jsdoc },
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: `${import.meta.dirname}/..` },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: false },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-invalid-void-type': ['error', { allowAsThisParameter: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/consistent-type-assertions': [
        'error',
        { assertionStyle: 'as', objectLiteralTypeAssertions: 'never' },
      ],
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      'jsdoc/informative-docs': 'error',
      'jsdoc/no-types': 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'], location: 'anywhere' }],
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 70, skipComments: true }],
      'max-params': ['error', 4],
      complexity: ['error', 12],
      'max-depth': ['error', 4],
    },
  },
  { files: ['src/**'], rules: { ...ban(zod, cli), 'no-restricted-syntax': ['error', ...syntax] } },
  {
    files: ['src/core/**', 'src/games/**'],
    rules: {
      'no-console': 'error',
      'no-restricted-globals': ['error', ...ambient],
      'no-restricted-properties': ['error', ...mathBans],
      'no-restricted-syntax': ['error', ...syntax, noTry],
    },
  },
  { files: ['src/core/**'], rules: ban(zod, node, above, immer, games) },
  { files: ['src/core/reducer.ts'], rules: ban(zod, node, above, games) },
  {
    files: ['src/core/{position,save,transcript}.ts'],
    rules: { 'no-restricted-syntax': ['error', ...syntax] },
  },
  {
    files: ['src/games/**'],
    rules: {
      ...ban(zod, node, above, immer, siblings, leaves, schemas),
      'no-restricted-syntax': ['error', ...syntax, noTry, noClass],
    },
  },
  {
    files: [
      'src/games/*/{edition,events,state,setup,chance,vocabulary}.ts',
      'src/games/*/actions/**',
      'src/games/*/chance/**',
    ],
    rules: ban(zod, node, above, immer, siblings, leaves),
  },
  { files: ['src/games/*/index.ts'], rules: ban(zod, node, above, immer, siblings, schemas) },
  { files: ['src/games/*/rules.ts', 'src/games/*/editions/**'], rules: { 'max-lines': 'off' } },
  { files: ['src/cli/**'], rules: ban(zod) },
  {
    files: ['test/**'],
    rules: { 'max-lines-per-function': 'off', '@typescript-eslint/no-confusing-void-expression': 'off' },
  },
  {
    files: ['test/games/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['mock', 'spyOn', 'fn'].map((property) => ({
          object: 'vi',
          property,
          message: 'Values in, values out.',
        })),
      ],
    },
  },
  { files: ['test/**/*.test-d.ts'], rules: { '@typescript-eslint/no-unused-vars': 'off' } },
  {
    files: ['examples/**', 'test/bench/**'],
    rules: {
      'max-lines-per-function': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  { files: ['**/*.js'], extends: [tseslint.configs.disableTypeChecked] },
);
