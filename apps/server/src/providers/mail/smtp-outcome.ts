/** What became of a message that was handed to a mail server. */
export type SmtpOutcome =
  | { kind: 'accepted' }
  /** For good. `noSuchAddress`: the server knows nobody there, so nothing else will arrive either. */
  | { kind: 'rejected'; noSuchAddress: boolean; text: string }
  /** The server was not reached, or asked to come back: it does not have the message. */
  | { kind: 'not-sent'; text: string }
  /** The connection broke when the server had the message, or may have had it. */
  | { kind: 'unknown'; text: string };

export type SmtpFault = { message: string; command?: string; responseCode?: number; response?: string };

/** RFC 3463: 5.1 is about the address, 5.2.1 a mailbox that is closed. Full boxes (5.2.2) and policies (5.7) pass. */
const ADDRESS_STATUS = /\b5\.(1\.\d{1,3}|2\.1)\b/;
const ENHANCED_STATUS = /\b5\.\d{1,3}\.\d{1,3}\b/;

const saysNobodyThere = ({ command, response = '' }: SmtpFault): boolean =>
  ENHANCED_STATUS.test(response) ? ADDRESS_STATUS.test(response) : command === 'RCPT TO';

/** `handedOver`: the server had asked for the message itself when it went wrong. */
export const outcomeOfFault = (fault: SmtpFault, handedOver: boolean): SmtpOutcome => {
  const { message: text, command = '', responseCode } = fault;
  if (responseCode === undefined) return { kind: handedOver ? 'unknown' : 'not-sent', text };
  // Who may not sign in can after the settings were mended.
  if (responseCode < 500 || command.startsWith('AUTH')) return { kind: 'not-sent', text };
  return { kind: 'rejected', noSuchAddress: saysNobodyThere(fault), text };
};
