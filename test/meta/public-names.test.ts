import { describe, expect, test } from 'vitest';
import * as tidetable from '../../src/index.js';

/** A name that goes is a breaking change; a new one goes into the change log. */
const NAMES = [
  'EditionError',
  'IllegalActionError',
  'KERNEL_RULES',
  'NOBODY',
  'OptionsError',
  'SaveError',
  'ViewError',
  'actionFor',
  'at',
  'below',
  'canonicalJson',
  'chanceFor',
  'cloneKernel',
  'defineGame',
  'derivedSeed',
  'digest',
  'divide',
  'fingerprint',
  'fraction',
  'gameState',
  'games',
  'int',
  'list',
  'nextUint32',
  'observeTranscript',
  'openEvent',
  'openState',
  'openView',
  'parseTranscript',
  'perft',
  'range',
  'record',
  'refusal',
  'replay',
  'rngFromSeed',
  'rulebook',
  'shuffled',
  'soleActor',
  'takeAt',
  'transcriptText',
  'undoLimit',
  'verify',
  'weightedIndex',
  'without',
];

describe('the names that the package exports', () => {
  test('are these', () => {
    expect(Object.keys(tidetable).sort()).toEqual(NAMES);
  });
});
