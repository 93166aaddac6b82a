import { phoneText } from '../people/phone-text.ts';
import type { Channel } from './channels.ts';

/** WhatsApp names numbers without the plus. */
const number = (value: string): string => phoneText(value.replace(/^(?=\d{8,15}$)/, '+'));

const BY_CHANNEL: Partial<Record<Channel, (value: string) => string>> = {
  sms: number,
  whatsapp: number,
  email: (value) => value,
};

/** By what somebody is known on a channel, as people read it; null where it is a mark that only machines know. */
export const shownAddress = (channel: Channel, value: string | null): string | null =>
  value === null ? null : (BY_CHANNEL[channel]?.(value) ?? null);
