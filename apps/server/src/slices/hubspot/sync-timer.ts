import * as z from 'zod';
import type { Tx } from '../../db/database.ts';
import { setTimer, setTimerBy, setTimerUnlessDue } from '../../timers/set-timer.ts';

/** Several changes go together. */
const SOON_MS = 3_000;

/** Its key is the connection. The handler is named in timers.ts. */
export const HUBSPOT_SYNC = { kind: 'hubspot-sync', payload: z.object({ connectionId: z.uuid() }) };

type Scope = { tx: Tx; workspaceId: string };
const set = (connectionId: string, dueAt: Date) => ({
  key: connectionId,
  dueAt,
  payload: { connectionId },
});

export const syncAt = (scope: Scope, connectionId: string, dueAt: Date): Promise<void> =>
  setTimer(scope, HUBSPOT_SYNC, set(connectionId, dueAt));

export const syncSoon = (scope: Scope, connectionId: string): Promise<void> =>
  setTimerBy(scope, HUBSPOT_SYNC, set(connectionId, new Date(Date.now() + SOON_MS)));

/** After a run: whoever asked for another meanwhile is not put off. */
export const syncLater = (scope: Scope, connectionId: string, dueAt: Date): Promise<void> =>
  setTimerUnlessDue(scope, HUBSPOT_SYNC, {
    ...set(connectionId, dueAt),
    unlessBy: new Date(Date.now() + SOON_MS),
  });
