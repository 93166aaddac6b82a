import type { LanguageCode } from '@propguard/rules/languages/languages';
import type { OutboundPurpose } from '@propguard/rules/outbound/outbound-messages';
import type * as z from 'zod';

/** What a letter is made of. HTML and text are both drawn from these, so they cannot say different things. */
export type Part =
  | { kind: 'paragraph'; text: string }
  /** What the reader is asked to do: a button, and in the text its label and address. */
  | { kind: 'action'; label: string; url: string }
  /** A label and what it says, one below the other. */
  | { kind: 'facts'; facts: readonly (readonly [label: string, value: string])[] }
  /** Someone else's words, with their line breaks. */
  | { kind: 'quote'; text: string }
  | { kind: 'item'; title: string; lines: readonly string[]; link?: { label: string; url: string } };

export type Composed = {
  subject: string;
  parts: readonly Part[];
  /** At the foot: why the reader got this. */
  why: string;
  /** Where the reader can stop letters of this kind; mail programs offer it beside the sender. */
  stopUrl?: string;
  /** Below it: what a reader can do about it. */
  footLinks?: readonly { label: string; url: string }[];
  /** Whose letter it is, above it; the product's own name unless it is said. */
  brand?: string;
};

type LetterAbout = {
  language: LanguageCode;
  /** The address of a path of the product. */
  url: (path: string) => string;
};

/** One letter of the product: what it needs to know, the languages it is written in, and what it says. */
export type Letter<Fields extends z.ZodType = z.ZodType> = {
  name: string;
  /** Why it is written: the door out asks for it (docs/decisions). Letters of the product sell nothing. */
  purpose: Exclude<OutboundPurpose, 'marketing'>;
  fields: Fields;
  /** The first speaks for languages that are not among them. */
  languages: readonly [LanguageCode, ...LanguageCode[]];
  compose: (fields: z.output<Fields>, about: LetterAbout) => Composed;
};

/** Keeps the types of a letter's fields together. */
export const defineLetter = <Fields extends z.ZodType>(letter: Letter<Fields>): Letter<Fields> => letter;
