import type { OpenedScope } from '../../access/any-scope.ts';
import { SEALED_FOR } from '../../identity/sealed-columns.ts';
import type { ChannelPort, Outgoing } from '../../providers/channels/channel-port.ts';
import { connectChannel } from '../../providers/channels/connect-channel.ts';
import { findAddress, findAttachments, findConnection, findTemplate, type MessageRow } from './store.ts';

type Scope = OpenedScope<'vault' | 'config'>;

export type OutgoingByChannel = { port: ChannelPort; outgoing: Outgoing };

/** The message with the channel that it goes by; null when the workspace has none, or has turned it off. */
export const outgoingByChannel = async (
  { services: { vault, config }, tx }: Scope,
  message: MessageRow,
): Promise<OutgoingByChannel | null> => {
  const connection = await findConnection(tx, message.channel);
  const to = message.personAddressId && (await findAddress(tx, message.personAddressId))?.value;
  if (!connection?.isEnabled || !to) return null;
  const { channel, settings, sealedSecrets } = connection;
  const opened = sealedSecrets && vault.open(SEALED_FOR.channelSecrets, sealedSecrets);
  const secrets: Record<string, string> = opened ? JSON.parse(opened.toString('utf8')) : {};
  const webhook = `${config.http.publicUrl}/hooks/${connection.id}`;
  const { mayBePrivate } = config.outsideServices;
  const port = connectChannel({ channel, settings: { ...settings, webhook }, secrets, mayBePrivate });
  const { template, language } = message;
  const approved = template && (await findTemplate(tx, connection.id, template.name, language));
  return {
    port,
    outgoing: {
      to,
      text: message.body,
      choices: message.choices,
      file: (await findAttachments(tx, message.id))[0] ?? null,
      template: template && { ...template, language: approved?.language ?? language },
    },
  };
};
