/** By what a person can be reached. A call is no message: we make tasks of them, and keep their rules here as well. */
export const CONSENT_CHANNELS = ['email', 'sms', 'whatsapp', 'telegram', 'discord', 'call'] as const;
export type ConsentChannel = (typeof CONSENT_CHANNELS)[number];

/**
 * What the ledger knows of an address. It is only added to; what holds at a moment follows from all of it.
 * - `express`: the person said yes, to the words that were shown.
 * - `inferred`: a dealing from which consent follows, for a while.
 * - `withdrawn`: the person said no. Only an express yes lifts it.
 * - `complained`: the person called a message spam.
 * - `bounced`, `reached`: the address does not exist; somebody answered from it, or confirmed it, after all.
 * - `register-clear`, `register-listed`: what the Do Not Call Register said.
 */
export const CONSENT_KINDS = [
  'express',
  'inferred',
  'withdrawn',
  'complained',
  'bounced',
  'reached',
  'register-clear',
  'register-listed',
] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** Where an event came from. */
export const CONSENT_SOURCES = [
  'form',
  'preference-page',
  'one-click',
  'message',
  'member',
  'import',
  'mail-server',
  'report',
  'register',
  'hubspot',
  'kept-refusal',
] as const;
export type ConsentSource = (typeof CONSENT_SOURCES)[number];

/** A dealing counts as consent for so long (Spam Act 2003, schedule 2; the period is ours). */
export const INFERRED_CONSENT_MONTHS = 12;
/** Do Not Call Register Act 2006: express consent to calls holds so long, unless it says more. */
export const EXPRESS_CALL_CONSENT_MONTHS = 3;
/** How long a check of the register may be relied on. */
export const REGISTER_CHECK_DAYS = 30;

export type ConsentEvent = {
  kind: ConsentKind;
  /** Null: of every channel of the address. */
  channel: ConsentChannel | null;
  at: Date;
  /** An end that was agreed; null: the one that the rules give. */
  until: Date | null;
};
