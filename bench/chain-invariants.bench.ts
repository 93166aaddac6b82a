/**
 * 100,000 random steps of lenders, borrowers and strangers in 2,000 histories; after each step every invariant of the
 * mortgages is looked at. What is counted are the steps.
 */
import { runForge } from '../scripts/chain/forge.mjs';
import { settle } from './lib/verdict.ts';

const HISTORIES = 2000;
const STEPS_EACH = 50;

const { code, output } = await runForge(['--match-contract', 'Invariant'], {
  env: { FOUNDRY_INVARIANT_RUNS: String(HISTORIES), FOUNDRY_INVARIANT_DEPTH: String(STEPS_EACH) },
});
console.log(output.trim());
const steps = Number(/\(runs: \d+, calls: (\d+), reverts: 0\)/.exec(output)?.[1] ?? 0);
settle({
  name: 'chain-invariants',
  value: code === 0 ? steps : 0,
  unit: 'steps, no invariant broken',
  target: HISTORIES * STEPS_EACH,
  better: 'higher',
});
