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

/** With the id of what came in: one answer to each test. */
export const TEST_KEY = 'channel-test:';

/** Written as it was shown; phones begin a message with a capital. */
export const isTest = (testCode: string | null, words: string): boolean =>
  testCode !== null && words.trim().toLowerCase() === testCode;
