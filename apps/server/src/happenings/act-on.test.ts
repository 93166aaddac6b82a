import { expect, it } from 'vitest';
import type { Context } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { actOn } from './act-on.ts';
import { atOnce, type Followers } from './follower.ts';

const NOBODY: Followers = {
  'home-assessed': [],
  'data-published': [],
  'data-withdrawn': [],
  'sample-data-restored': [],
  'sample-data-removed': [],
  'message-received': [],
  'conversation-replied': [],
  'writer-known': [],
  'wishes-heard': [],
  'survey-answered': [],
  'conversation-state-changed': [],
  'appointment-booked': [],
  'appointment-moved': [],
  'appointment-changed': [],
  'appointment-cancelled': [],
  'appointment-ended': [],
  'agent-hours-changed': [],
  'enquiry-received': [],
  'lead-created': [],
  'leads-imported': [],
  'lead-changed': [],
  'lead-status-changed': [],
  'lead-assigned': [],
  'lead-band-changed': [],
  'lead-merged': [],
  'own-listings-on-market': [],
  'activity-recorded': [],
  'agent-leaving': [],
  'member-leaving': [],
  'workspace-ending': [],
};
const told = { services: {} as Context, tx: {} as Tx };

it('lets each follower act in the order of the table, with the transaction it was told in', async () => {
  const acted: string[] = [];
  const note = (name: string) =>
    atOnce<{ kind: 'workspace-ending'; workspaceId: string }>(name, async ({ tx }, { workspaceId }) => {
      expect(tx).toBe(told.tx);
      await Promise.resolve();
      acted.push(`${name} ${workspaceId}`);
    });
  const followers = { ...NOBODY, 'workspace-ending': [note('first'), note('second')] };
  await actOn(followers, told, { kind: 'workspace-ending', workspaceId: 'w' });
  await actOn(followers, told, { kind: 'sample-data-removed' });
  expect(acted).toEqual(['first w', 'second w']);
});

it('fails with the first follower that fails', async () => {
  const acted: string[] = [];
  const followers: Followers = {
    ...NOBODY,
    'sample-data-removed': [
      atOnce('first', () => Promise.reject(new Error('could not'))),
      atOnce('second', async () => acted.push('second')),
    ],
  };
  await expect(actOn(followers, told, { kind: 'sample-data-removed' })).rejects.toThrow('could not');
  expect(acted).toEqual([]);
});
