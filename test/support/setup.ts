import fc from 'fast-check';

/** `FC_SEED=random` tries other cases than the fixed ones; a failing property prints the seed it had. */
const wanted = process.env['FC_SEED'] ?? '20260101';
const seed = wanted === 'random' ? Math.floor(Math.random() * 2 ** 31) : Number(wanted);
if (wanted === 'random') console.log(`fast-check seed ${String(seed)}`);

fc.configureGlobal({ seed });
