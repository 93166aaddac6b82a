import { REMINDER_HOURS } from './appointment-limits.ts';

const LAST_HOURS = Math.min(...REMINDER_HOURS);

type Reachable = { kind: string };

/**
 * By which address a client is reminded: a day before by mail, shortly before by text message, where the workspace can
 * send one. Whoever has only one of the two is reminded by that.
 */
export const reminderAddress = <Address extends Reachable>(
  addresses: readonly Address[],
  { hours, hasSms }: { hours: number; hasSms: boolean },
): Address | null => {
  const mail = addresses.find(({ kind }) => kind === 'email') ?? null;
  const phone = hasSms ? (addresses.find(({ kind }) => kind === 'phone') ?? null) : null;
  return hours === LAST_HOURS ? (phone ?? mail) : (mail ?? phone);
};
