import { randomUUID } from 'node:crypto';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { SEALED_FOR } from '../../identity/sealed-columns.ts';
import { setTimer } from '../../timers/set-timer.ts';
import { CHANNEL_CHECK, CHECK_EVERY_MS } from './burst.ts';
import {
  type ConnectionRow,
  findConnectionOf,
  saveConnection,
  updateConnection,
} from './connection-store.ts';
import { sealSecrets } from './open-port.ts';

type Scope = Pick<WorkspaceScope, 'services' | 'tx' | 'workspaceId'>;
export type WebsiteChannel = Pick<ConnectionRow, 'id' | 'isEnabled'> & { hasSecret: boolean };

export const findWebsite = async ({ tx }: Pick<Scope, 'tx'>): Promise<WebsiteChannel | undefined> => {
  const row = await findConnectionOf(tx, 'website');
  return row && { id: row.id, isEnabled: row.isEnabled, hasSecret: row.sealedSecrets !== null };
};

/** Our own widget becomes a channel: on, and looked at like the others from then on. The first look is soon. */
export const connectWebsite = async (scope: Scope, key: string): Promise<WebsiteChannel> => {
  const { services, tx, workspaceId } = scope;
  const id = randomUUID();
  const { host } = new URL(services.config.http.publicUrl);
  await saveConnection(tx, { id, workspaceId, channel: 'website', name: host, settings: { key } });
  const made = await findWebsite(scope);
  if (!made) throw new Error('The channel was not written.');
  await setTimer(scope, CHANNEL_CHECK, {
    key: made.id,
    dueAt: new Date(Date.now() + CHECK_EVERY_MS),
    payload: { connectionId: made.id },
  });
  await publish(tx, { workspaceId, subject: 'channels', id: made.id });
  return made;
};

/** Something was written by it. */
export const noteWebsiteUse = ({ tx }: Pick<Scope, 'tx'>, id: string): Promise<void> =>
  updateConnection(tx, id, { lastSyncAt: new Date() });

/** By which the site's own server signs who a visitor is. */
export const saveWebsiteSecret = async (scope: Scope, id: string, secret: string): Promise<void> => {
  const { tx, workspaceId } = scope;
  await updateConnection(tx, id, { sealedSecrets: sealSecrets(scope, { identity: secret }) });
  await publish(tx, { workspaceId, subject: 'channels', id });
};

export const openWebsiteSecret = async ({ services, tx }: Scope): Promise<string | null> => {
  const row = await findConnectionOf(tx, 'website');
  if (!row?.sealedSecrets) return null;
  const opened = services.vault.open(SEALED_FOR.channelSecrets, row.sealedSecrets);
  if (!opened) return null;
  const { identity } = JSON.parse(opened.toString('utf8')) as { identity?: string };
  return identity ?? null;
};
