import { describe, expect, it } from 'vitest';
import { RecentEvents } from './recent-events.ts';

const JOBS = { type: 'changed', subject: 'jobs', id: null } as const;

describe('what changed of late', () => {
  const at = (now: { ms: number }) => new RecentEvents(() => now.ms);

  it('is told of the topics that are watched, with how long ago, and no further back than asked', () => {
    const now = { ms: 0 };
    const recent = at(now);
    recent.add('mine', JOBS);
    now.ms = 1_000;
    recent.add('mine', { ...JOBS, subject: 'leads' });
    recent.add('theirs', JOBS);
    now.ms = 1_500;
    expect(recent.of(['mine'], 800)).toEqual([{ ...JOBS, subject: 'leads', agoMs: 500 }]);
    expect(recent.of(['mine'], 1_500)).toHaveLength(2);
    expect(recent.of(['nobody'], 1_500)).toEqual([]);
  });

  it('is not known from before the node listened, nor from before a gap, nor of more than a minute ago', () => {
    const now = { ms: 0 };
    const recent = at(now);
    expect(recent.of(['mine'], 1)).toBeNull();
    now.ms = 100_000;
    expect(recent.of(['mine'], 60_000)).toEqual([]);
    expect(recent.of(['mine'], 60_001)).toBeNull();
    recent.beginAnew();
    now.ms = 100_500;
    expect(recent.of(['mine'], 501)).toBeNull();
    expect(recent.of(['mine'], 500)).toEqual([]);
  });

  it('is kept for a minute only', () => {
    const now = { ms: 0 };
    const recent = at(now);
    recent.add('mine', JOBS);
    now.ms = 61_000;
    recent.add('mine', JOBS);
    now.ms = 61_100;
    expect(recent.of(['mine'], 60_000)).toEqual([{ ...JOBS, agoMs: 100 }]);
  });
});
