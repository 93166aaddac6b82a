import type * as z from 'zod';
import type { TimerRun } from '../../timers/define-timer.ts';
import { listAgents } from '../agents/list-agents.ts';
import { firstGap } from './first-gap.ts';
import { offerToNext } from './offer-time.ts';
import { findWaiting } from './store.ts';
import type { HOURS_CHANGED } from './waitlist-timers.ts';

/** What an agent's new hours make possible is offered to who waits, one after the other, each a time of their own. */
export const offerNewHours = async ({
  services,
  tx,
  workspaceId,
  payload: { agentId },
}: TimerRun<z.infer<typeof HOURS_CHANGED.payload>>): Promise<void> => {
  const scope = { services, tx, workspaceId };
  const agent = (await listAgents(scope)).items.find(({ id }) => id === agentId);
  if (!agent) return;
  for (const place of await findWaiting(tx, agentId)) {
    const startsAt = await firstGap(scope, place, agent);
    if (startsAt) await offerToNext(scope, { agentId, startsAt, zone: agent.zone });
  }
};
