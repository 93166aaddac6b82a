import type { ConnectedChannel } from '@propguard/rules/channels/channel-abilities';
import type { AddressKind } from '@propguard/rules/people/addresses';

/** Under which address of a person a channel reaches them. */
export const ADDRESS_KIND: Record<ConnectedChannel, AddressKind> = {
  whatsapp: 'whatsapp',
  telegram: 'telegram',
  discord: 'discord',
  sms: 'phone',
  email: 'email',
};

export const TEST_PASSED =
  'PropGuard received your test message, and this is the answer. The channel works both ways.';
