import type { ConnectedChannel } from '@propguard/rules/channels/channel-abilities';
import type { ChannelPort, Connection } from './channel-port.ts';
import { discordPort } from './discord.ts';
import { smsPort } from './sms.ts';
import { telegramPort } from './telegram.ts';
import { whatsappPort } from './whatsapp.ts';

/** Ours are served here and need no service; mail goes by the workspace's own server. */
const PORTS: Partial<Record<ConnectedChannel, (connection: Connection) => ChannelPort>> = {
  telegram: telegramPort,
  whatsapp: whatsappPort,
  sms: smsPort,
  discord: discordPort,
};

export const connectChannel = (connection: Connection): ChannelPort | null =>
  PORTS[connection.channel]?.(connection) ?? null;
