import type { ChannelCard, ChannelOverview } from '@propguard/protocol/channels';
import { dayIn } from '@propguard/rules/time/wall-time';
import type { WorkspaceSteps } from '../../access/workspace-scope.ts';
import { findTimeZone } from '../../access/workspace-time-zone.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { publish } from '../../events/publish.ts';
import type { JobOutcome, JobRun } from '../../jobs/define-job.ts';
import type { ChannelTemplate } from '../../providers/channels/channel-port.ts';
import { deleteOldCalls } from './call-store.ts';
import { demandChannel } from './change-channel.ts';
import {
  addCheck,
  type ConnectionRow,
  findConnection,
  findConnections,
  replaceTemplates,
  updateConnection,
} from './connection-store.ts';
import { openPort } from './open-port.ts';
import { getChannel, getOverview } from './overview.ts';
import { readNewMail } from './read-mailbox.ts';
import { workOnWaiting } from './work-on-waiting.ts';

const DAY_MS = 86_400_000;
const CALLS_KEPT_DAYS = 7;

type Found = { name: string | null; error: string | null; ms: number; templates: ChannelTemplate[] | null };

/** Asks the service whether it still knows us, and what it has approved. Holds no transaction. */
const lookAt = async (services: Context, connection: ConnectionRow): Promise<Found> => {
  const begun = performance.now();
  const ms = (): number => Math.round(performance.now() - begun);
  const port = openPort({ services }, connection);
  try {
    const { name } = await port.probe();
    const took = ms();
    const templates = (await port.templates?.().catch(() => null)) ?? null;
    return { name, error: null, ms: took, templates };
  } catch (error) {
    const text = error instanceof Error ? error.message : 'The service didn’t answer.';
    return { name: null, error: text, ms: ms(), templates: null };
  }
};

const keepFound = async (
  { tx, workspaceId }: { tx: Tx; workspaceId: string },
  { id: connectionId }: ConnectionRow,
  { name, error, ms, templates }: Found,
  isSync: boolean,
): Promise<void> => {
  const now = new Date();
  // Between asking and now somebody may have disconnected it.
  const connection = await findConnection(tx, connectionId);
  if (!connection) return;
  await updateConnection(tx, connectionId, {
    error,
    checkedAt: now,
    checkMs: ms,
    ...(name === null ? {} : { name }),
    ...(isSync && error === null ? { lastSyncAt: now } : {}),
  });
  const day = dayIn(await findTimeZone(tx, workspaceId), now);
  await addCheck(tx, { workspaceId, connectionId, day, isAnswered: error === null });
  if (templates) await replaceTemplates(tx, connection, templates);
  await deleteOldCalls(tx, connectionId, new Date(now.getTime() - CALLS_KEPT_DAYS * DAY_MS));
  await publish(tx, { workspaceId, subject: 'channels', id: connectionId });
};

export const checkChannel = async (run: JobRun<{ connectionId: string }>): Promise<JobOutcome> => {
  const { services, workspaceId, input } = run;
  if (workspaceId === null) throw new Error('A channel belongs to a workspace.');
  const connection = await run.transaction((tx) => findConnection(tx, input.connectionId));
  if (!connection) return {};
  const found = await lookAt(services, connection);
  await run.transaction((tx) => keepFound({ tx, workspaceId }, connection, found, false));
  return {};
};

/** Every channel, one after the other: a service that does not answer keeps nobody else waiting longer than it may. */
export const syncAll = async (steps: WorkspaceSteps): Promise<ChannelOverview> => {
  const ids = await steps.openWorkspace('read', async ({ tx }) =>
    (await findConnections(tx)).map(({ id }) => id),
  );
  await Promise.all(ids.map((id) => syncChannel(steps, id)));
  return steps.openWorkspace('read', getOverview);
};

/** The same now, by somebody who looks at it; and what waits is worked on. */
export const syncChannel = async (
  { services, openWorkspace }: WorkspaceSteps,
  id: string,
): Promise<ChannelCard> => {
  const connection = await openWorkspace('read', (scope) => demandChannel(scope, id));
  const found = await lookAt(services, connection);
  if (connection.channel === 'email' && found.error === null) await readNewMail({ services }, connection);
  return openWorkspace('write', async (scope) => {
    await keepFound(scope, connection, found, true);
    if (connection.isEnabled) await workOnWaiting(scope, id);
    return getChannel(scope, connection.channel);
  });
};
