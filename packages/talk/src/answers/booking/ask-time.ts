import type { Voice } from '../composed.ts';
import { timesPhrasesOf } from './times-phrases.ts';

/** Times one under the other, and which of them is wanted; of a single one, whether it suits. */
export const askTime = ({ say, language }: Voice, texts: readonly string[]): string[] => [
  ...texts.map((text) => `\n• ${text}`),
  `\n${texts.length === 1 ? timesPhrasesOf(language).suitsOne : say.ask.time}`,
];
