import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';

vi.hoisted(() => vi.stubGlobal('window', { location: { origin: 'http://localhost' } }));

const { api } = await import('./api.ts');
const { noteAsking } = await import('./asked-at.ts');
const { applyLiveEvent } = await import('./live-events.ts');

const shown = {
  jobs: api.jobs.list.queryKey({ input: {} }),
  members: api.workspaces.members.queryKey(),
  keys: api.apiKeys.list.queryKey(),
  session: api.account.session.queryKey(),
  outbox: api.installation.outbox.queryKey({ input: {} }),
  assessment: api.assessments.get.queryKey({ input: { id: '019a0000-0000-7000-8000-000000000001' } }),
  assessments: api.assessments.list.queryKey({ input: { limit: 6 } }),
};

describe('applyLiveEvent', () => {
  let queryClient: QueryClient;
  const outdated = () =>
    Object.entries(shown)
      .filter(([, queryKey]) => queryClient.getQueryState(queryKey)?.isInvalidated)
      .map(([name]) => name);

  beforeEach(() => {
    queryClient = new QueryClient();
    for (const queryKey of Object.values(shown)) queryClient.setQueryData<unknown>(queryKey, {});
  });

  it.each([
    ['jobs', ['jobs']],
    ['members', ['members', 'session']],
    ['apiKeys', ['keys']],
    ['workspace', ['members', 'session']],
    ['outbox', ['outbox']],
    ['invitations', []],
    // One that is made is fetched once: what was made does not change.
    ['assessments', ['assessments']],
  ] as const)('%s makes %j out of date and nothing else', (subject, expected) => {
    applyLiveEvent(queryClient, { type: 'changed', subject, id: null });
    expect(outdated()).toEqual(expected);
  });

  it('leaves alone what was asked for after a change of before the stream', async () => {
    noteAsking(queryClient);
    await queryClient.fetchQuery({ queryKey: shown.jobs, queryFn: () => [] });
    applyLiveEvent(queryClient, { type: 'changed', subject: 'jobs', id: null, agoMs: 5_000 });
    expect(outdated()).toEqual([]);
    applyLiveEvent(queryClient, { type: 'watching' });
    expect(outdated()).toEqual([]);
    applyLiveEvent(queryClient, { type: 'changed', subject: 'jobs', id: null, agoMs: 0 });
    expect(outdated()).toEqual(['jobs']);
  });

  it('asks for everything again after events may have been missed', () => {
    applyLiveEvent(queryClient, { type: 'resync' });
    expect(outdated()).toEqual(Object.keys(shown));
  });
});
