import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import type { Found } from '../tools/found.ts';
import type { AskedFigure } from './asked-figures.ts';
import type { CardFact, CardItem } from './card.ts';
import { type Formats, formatsOf } from './formats.ts';
import { phrasesOf } from './phrases/all.ts';
import type { Phrases } from './phrases/phrases.ts';

/** An answer, ready to be said: sentences one after the other, and what stands on the card. */
export type Composed = {
  title: string;
  facts: CardFact[];
  items: CardItem[];
  notes: string[];
  sentences: string[];
  /** So many of them, from the first on, answer what was asked: one, where nothing is said of it. */
  answering?: number;
  /** Figures that its sentences have and the result says in another way: an income is its parts. */
  grounds?: readonly number[];
  suggestions: string[];
};

/** `added`: what was told of the home since, by its argument. */
export type Valued = {
  valueAud: number;
  lowAud: number;
  highAud: number;
  added?: Readonly<Record<string, unknown>>;
};

export type Voice = {
  language: AssistantLanguage;
  say: Phrases;
  show: Formats;
  /** The figures that the question names, which the first sentence gives. */
  asked: readonly AskedFigure[];
  /** Arguments that were said before and are still held to: they are named. */
  kept: readonly string[];
  /** What the home was valued at before the message told more of it. */
  valued: Valued | null;
};
export const voiceOf = (
  language: AssistantLanguage,
  asked: readonly AskedFigure[] = [],
  kept: readonly string[] = [],
  valued: Valued | null = null,
): Voice => ({
  asked,
  kept,
  valued,
  language,
  say: phrasesOf(language),
  show: formatsOf(language),
});

export type Composer<Result> = (result: Result, voice: Voice, found: Found) => Composed;

/** A fact of the card; nothing where the figure is not known. */
export const fact = (name: string, label: string, text: string | null): CardFact[] =>
  text === null ? [] : [{ name, label, text }];

export const maybe = <T>(value: T | null | undefined, show: (value: T) => string): string | null =>
  value === null || value === undefined ? null : show(value);
