import { setTimeout as wait } from 'node:timers/promises';
import type { TriedKey } from '@propguard/protocol/assistant-settings';
import type { WorkspaceScope } from '../../../access/workspace-scope.ts';
import { ensureRunning } from './run-turn.ts';

/** The request's transaction commits when its reply is made; until then the turn cannot be claimed. */
const TRIES_MS = [5, 20, 60, 200, 1000];

/** Has the turn answered although nobody watches it yet. Whoever watches it starts it as well. */
export const startSoon = (
  { services, workspaceId, accountId, role }: WorkspaceScope,
  turnId: string,
  tried: TriedKey | null,
): void => {
  const start = async (): Promise<void> => {
    for (const ms of TRIES_MS) {
      await wait(ms);
      if (await ensureRunning(services, { workspaceId, accountId, role }, turnId, tried)) return;
    }
  };
  start().catch((error: unknown) =>
    services.log.error({ err: error, turnId }, 'a turn could not be started'),
  );
};
