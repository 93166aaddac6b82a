import { IntlMessageFormat } from 'intl-messageformat';
import type { LanguageCode } from '../languages/languages.ts';
import { LOCALES } from '../languages/locales.ts';
import { DATE_FORMATS, NUMBER_FORMATS } from './formats.ts';
import type { GivenTo } from './message-arguments.ts';
import { PARSING } from './parse-message.ts';

const FORMATS = { number: NUMBER_FORMATS, date: DATE_FORMATS };

/** Each message is parsed once in each language. They are written by us, so there are only so many of them. */
const parsed = new Map<LanguageCode, Map<string, IntlMessageFormat>>();

const messagesIn = (language: LanguageCode): Map<string, IntlMessageFormat> => {
  const known = parsed.get(language) ?? new Map<string, IntlMessageFormat>();
  parsed.set(language, known);
  return known;
};

/**
 * An ICU message in a language, with what it asks for:
 *
 *   formatMessage('ru', '{count, plural, one {# дом} few {# дома} many {# домов} other {# дома}}', { count: 3 })
 *
 * @throws FormatError when a value is missing, which the compiler says before wherever it can read the message.
 */
export function formatMessage<const Message extends string>(
  language: LanguageCode,
  message: Message,
  ...given: GivenTo<Message>
): string {
  const known = messagesIn(language);
  const format = known.get(message) ?? new IntlMessageFormat(message, LOCALES[language], FORMATS, PARSING);
  known.set(message, format);
  return String(format.format(given[0] as Parameters<typeof format.format>[0]));
}
