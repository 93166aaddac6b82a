import type { FieldError } from '@propguard/protocol/errors';
import type { WidgetWords } from '@propguard/rules/widget/words/words';

type Refusal = { code: string; fields: readonly FieldError[] };

type PlainWord = {
  [Name in keyof WidgetWords]: WidgetWords[Name] extends string ? Name : never;
}[keyof WidgetWords];

const BY_CODE: Readonly<Record<string, PlainWord>> = {
  PAYLOAD_TOO_LARGE: 'tooLarge',
  RATE_LIMITED: 'tooFast',
  LIMIT_REACHED: 'tooMuch',
  STORAGE_FULL: 'tooMuch',
  FORBIDDEN: 'noFiles',
  NOT_FOUND: 'fileGone',
  CONFLICT: 'answering',
};

/** What the server refuses it says in English; a visitor is told in the language that the frame speaks. */
export const refusalWords = (words: WidgetWords, { code, fields }: Refusal): string => {
  const reason = fields.find((field) => field.reason !== undefined)?.reason;
  if (reason) return words.fileRefused[reason];
  return words[BY_CODE[code] ?? 'failed'];
};

type Details = { email: string; phone: string };

/** At which field of the contact details something is wrong. */
export const detailsWords = (
  words: WidgetWords,
  refusal: Refusal,
  { email, phone }: Details,
): { field: string; message: string } => {
  const field = refusal.fields[0]?.field ?? 'email';
  if (email === '' && phone === '') return { field, message: words.leaveHint };
  if (refusal.code !== 'VALIDATION_FAILED') return { field, message: refusalWords(words, refusal) };
  return { field, message: field === 'phone' ? words.wrongPhone : words.wrongEmail };
};
