import type { AnyScope } from '../../access/any-scope.ts';
import type { Counted } from '../../access/shared-counts.ts';

const HOUR_SECONDS = 3600;

/** Letters that strangers can have us send: nobody's letter box is filled by many who ask, at whatever node. */
export const lettersTo = (
  { services }: AnyScope,
  kind: 'address check' | 'invitation' | 'password reset',
  recipient: string,
): Counted => ({
  what: `letters: ${kind}`,
  whose: recipient.toLowerCase(),
  most: services.config.limits.lettersPerRecipientPerHour,
  seconds: HOUR_SECONDS,
});
