import type { AnyScope } from '../../access/any-scope.ts';
import { SEALED_FOR } from '../../identity/sealed-columns.ts';
import type { ChannelPort } from '../../providers/channels/channel-port.ts';
import { connectChannel } from '../../providers/channels/connect-channel.ts';
import type { CalledConnection } from './connection-store.ts';

type Scope = AnyScope<'vault' | 'config'>;
type Secrets = Record<string, string>;

export const sealSecrets = ({ services: { vault } }: AnyScope<'vault'>, secrets: Secrets): Buffer =>
  vault.seal(SEALED_FOR.channelSecrets, Buffer.from(JSON.stringify(secrets), 'utf8'));

/** Where the service calls us. */
export const webhookOf = ({ services: { config } }: AnyScope<'config'>, id: string): string =>
  `${config.http.publicUrl}/hooks/${id}`;

type Sealed = Pick<CalledConnection, 'sealedSecrets'>;
export const secretsOf = ({ services: { vault } }: AnyScope<'vault'>, { sealedSecrets }: Sealed): Secrets => {
  const opened = sealedSecrets && vault.open(SEALED_FOR.channelSecrets, sealedSecrets);
  return opened ? JSON.parse(opened.toString('utf8')) : {};
};

/** The service behind a connection. */
export const openPort = (
  scope: Scope,
  { id, channel, settings, sealedSecrets }: Omit<CalledConnection, 'workspaceId' | 'isEnabled'>,
): ChannelPort => {
  const { config } = scope.services;
  return connectChannel({
    channel,
    settings: { ...settings, webhook: webhookOf(scope, id), publicUrl: config.http.publicUrl },
    secrets: secretsOf(scope, { sealedSecrets }),
    mayBePrivate: config.outsideServices.mayBePrivate,
  });
};
