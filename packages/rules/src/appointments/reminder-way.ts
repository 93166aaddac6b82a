import { REMINDER_HOURS } from './appointment-limits.ts';

const LAST_HOURS = Math.min(...REMINDER_HOURS);

/** What WhatsApp has to approve before it carries a reminder: who, what and when, the link to change it. */
export const REMINDER_TEMPLATE = { name: 'appointment_reminder', places: 3 };
/** A body that fits it: Meta takes none that begins or ends with a place. */
export const REMINDER_TEMPLATE_BODY =
  'Hello {{1}}, a reminder of your booking: {{2}}. To move or cancel it: {{3}} See you soon.';

type Reachable = { kind: string };
type Ways = {
  hours: number;
  hasSms: boolean;
  /** The client ticked it for this booking, and the workspace can. */
  byWhatsApp: boolean;
};

/**
 * By which address a client is reminded: a day before by mail, shortly before on the phone, by WhatsApp if they asked for
 * it, else by text message where the workspace can send one. Whoever has only one of them is reminded by that.
 */
export const reminderAddress = <Address extends Reachable>(
  addresses: readonly Address[],
  { hours, hasSms, byWhatsApp }: Ways,
): Address | null => {
  const of = (kind: string): Address | null => addresses.find((one) => one.kind === kind) ?? null;
  const mail = of('email');
  const phone = (byWhatsApp ? of('whatsapp') : null) ?? (hasSms ? of('phone') : null);
  return hours === LAST_HOURS ? (phone ?? mail) : (mail ?? phone);
};
