import type { SlowWork, SlowWorkOfNodes } from '@propguard/protocol/running';
import type { InstallationScope } from '../../access/installation-scope.ts';
import { SLOW_JOB_MS, SLOW_STATEMENT_MS } from '../../measuring/slow-work.ts';
import { findSlowWork } from './store.ts';

const SHOWN = 20;
type Slow = SlowWork['jobs'][number];

/** The same statement on several nodes is one line. */
const together = (lists: Slow[][]): Slow[] => {
  const found = new Map<string, Slow>();
  for (const one of lists.flat()) {
    const before = found.get(one.name);
    if (!before) found.set(one.name, one);
    else
      found.set(one.name, {
        name: one.name,
        count: before.count + one.count,
        worstMs: Math.max(before.worstMs, one.worstMs),
        meanMs: (before.meanMs * before.count + one.meanMs * one.count) / (before.count + one.count),
        lastAt: before.lastAt > one.lastAt ? before.lastAt : one.lastAt,
      });
  }
  return [...found.values()].sort((one, other) => other.worstMs - one.worstMs).slice(0, SHOWN);
};

export const gatherSlowWork = async ({ tx }: InstallationScope): Promise<SlowWorkOfNodes> => {
  const nodes = await findSlowWork(tx);
  return {
    statementMs: SLOW_STATEMENT_MS,
    jobMs: SLOW_JOB_MS,
    nodes: nodes.length,
    statements: together(nodes.map(({ slowWork }) => slowWork.statements)),
    jobs: together(nodes.map(({ slowWork }) => slowWork.jobs)),
  };
};
