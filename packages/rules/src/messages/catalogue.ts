import type { LanguageCode } from '../languages/languages.ts';
import { formatMessage } from './format-message.ts';
import type { MessageArguments } from './message-arguments.ts';

interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

/** The same words in another language: it has them all, or does not compile. */
export type InAnotherLanguage<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string ? string : InAnotherLanguage<Words[Key]>;
};

/** What has places to fill is called with what goes there; the rest is words. */
export type Spoken<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string
    ? keyof MessageArguments<Words[Key]> extends never
      ? string
      : (given: MessageArguments<Words[Key]>) => string
    : Spoken<Words[Key]>;
};

/**
 * The messages of one feature in one language, in a file of their own. In the web they are literals: the build parses
 * those that have places to fill (`apps/web/vite/parsed-messages-plugin.ts`).
 */
export const messagesOf = <const Words extends Catalogue>(words: Words): Words => words;

type Given = Parameters<typeof formatMessage<string>>[2];

/** Words ready to be shown. A message that the build has parsed is no string any more. */
export const speak = <Words extends Catalogue>(
  language: LanguageCode,
  words: InAnotherLanguage<Words>,
): Spoken<Words> =>
  Object.fromEntries(
    Object.entries(words as Catalogue).map(([key, message]) => {
      if (typeof message === 'string' && !message.includes('{')) return [key, message];
      if (typeof message === 'string' || Array.isArray(message))
        return [key, (given: Given) => formatMessage(language, message as string, given)];
      return [key, speak(language, message)];
    }),
  ) as Spoken<Words>;
