/** 100,000 random histories of mortgages: lenders, borrowers and strangers in any order; nothing may break. */
import { runForge } from '../scripts/chain/forge.mjs';
import { settle } from './lib/verdict.ts';

const RUNS = 100_000;
const CALLS_A_RUN = 10;

const { code, output } = await runForge(process.execPath, ['--match-contract', 'Invariant'], {
  env: { FOUNDRY_INVARIANT_RUNS: String(RUNS), FOUNDRY_INVARIANT_DEPTH: String(CALLS_A_RUN) },
  show: true,
});
const runs = Number(/\(runs: (\d+), calls: \d+, reverts: 0\)/.exec(output)?.[1] ?? 0);
settle({
  name: 'chain-invariants',
  value: code === 0 ? runs : 0,
  unit: 'runs, none broken',
  target: RUNS,
  better: 'higher',
});
