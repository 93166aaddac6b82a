import type { PanelChannel } from '@propguard/rules/channels/channel-abilities';
import type { ChannelPort, Connection } from './channel-port.ts';
import { discordPort } from './discord.ts';
import { emailPort } from './email.ts';
import { smsPort } from './sms.ts';
import { telegramPort } from './telegram.ts';
import { websitePort } from './website.ts';
import { whatsappPort } from './whatsapp.ts';

const PORTS: Record<PanelChannel, (connection: Connection) => ChannelPort> = {
  website: websitePort,
  telegram: telegramPort,
  whatsapp: whatsappPort,
  sms: smsPort,
  discord: discordPort,
  email: emailPort,
};

export const connectChannel = (connection: Connection): ChannelPort => PORTS[connection.channel](connection);
