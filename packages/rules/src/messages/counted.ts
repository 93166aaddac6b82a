import type { LanguageCode } from '../languages/languages.ts';

/** The plural forms of a text, by their names in the language; `#` stands for the number. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/**
 * A text that counts, where all that is loaded must stay small: on the landing page and in the frame of the chat. It
 * takes the forms that a message has, without the formatter of messages, which would be a fiftieth of such a page.
 */
export const counted = (language: LanguageCode, forms: PluralForms, count: number): string => {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
  return form.replace('#', String(count));
};
