import type { Activity } from '@propguard/protocol/activities';
import type { ActivityRow } from './store.ts';

export const toActivity = ({ id, kind, at, ref, outcome, conversationId }: ActivityRow): Activity => ({
  id,
  kind,
  at: at.toISOString(),
  ref,
  outcome,
  conversationId,
});
