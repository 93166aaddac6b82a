import type { AnyScope } from '../../access/any-scope.ts';
import type { Counted } from '../../access/shared-counts.ts';

const HOUR_SECONDS = 3600;

/** Wrong passwords for one account, from wherever. A reset link lets its owner in while somebody else guesses. */
export const passwordTries = ({ services }: AnyScope, account: string): Counted => ({
  what: 'password tries',
  whose: account,
  most: services.config.limits.passwordTriesPerHour,
  seconds: HOUR_SECONDS,
});
