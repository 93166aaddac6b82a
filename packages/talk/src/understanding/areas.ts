import { onceAMessage } from './once-a-message.ts';

type Area = { sqm: number; start: number; end: number };

const SQM_IN_ACRE = 4047;
const SQM_IN_HECTARE = 10_000;
const FIGURE = String.raw`(?<![\d.,$])(\d[\d,. '\u00a0]*\d|\d)`;
const SQUARE_METRES = String.raw`(?:m2|m²|m\^2|sqms?|sq\.?\s?m(?:et(?:re|er)s?)?|square\s?m(?:et(?:re|er)s?)?|squares? met\p{L}*|squares\b|mts?2|mt2|metros? cuadrados?|metros(?! d)|m[eè]tres carr[eé]s|m carr[eé]s|quadratmetern?|qm|mq|metri(?: quadr\p{L}+|(?! d))|metros? quadrados?|кв\.?\s?м(?:етр\p{L}*)?|квадратн\p{L}+ метр\p{L}*|квадрат(?:ов|а)|м2|м²|平米|平方メートル|平方メーター|㎡|제곱미터|제곱 ?미터|평방 ?미터|헤베|平方米|平方公尺|平方|平|متر(?:ا)?\s*مربع\p{L}*|م2|م²|م مربع|वर्ग ?मीटर|वर्गमीटर|स्क्वायर मीटर)`;
const HECTARES = String.raw`(?:hectares?|ha|hect[aá]reas?|hektar\p{L}*|ettar[io]|гектар\p{L}*|公顷|ヘクタール|헥타르|هكتار|हेक्टेयर)`;
const ACRES = String.raw`(?:acres?|эйкр\p{L}*|エーカー|에이커|英亩|فدان|एकड़)`;

const figure = (text: string): number =>
  Number(text.replace(/[,. '\u00a0](?=\d{3}(?!\d))/g, '').replace(',', '.'));

/** What an area is written or said in, and how many square metres that is. */
const UNITS: readonly [pattern: RegExp, sqmOf: (amount: string) => number][] = [
  [new RegExp(String.raw`${FIGURE}\s*${SQUARE_METRES}(?![a-z\d])`, 'giu'), figure],
  [
    new RegExp(String.raw`${FIGURE}[\s-]*${HECTARES}(?![a-z])`, 'giu'),
    (amount) => figure(amount) * SQM_IN_HECTARE,
  ],
  [new RegExp(String.raw`${FIGURE}[\s-]*${ACRES}(?![a-z])`, 'giu'), (amount) => figure(amount) * SQM_IN_ACRE],
  [/\b(?:a )?(half)(?: an?| of an?)?[\s-]acres?\b/giu, () => SQM_IN_ACRE / 2],
  [/\b(?:a )?(quarter)(?: of)?(?: an?| of an?)?[\s-]acres?\b/giu, () => SQM_IN_ACRE / 4],
  [/\b(an|one|a full)[\s-]acres?\b/giu, () => SQM_IN_ACRE],
  [/\b(?:half|medio|ein halbes)[\s-](?:a )?(hect\p{L}*|hektar)\b/giu, () => SQM_IN_HECTARE / 2],
];

/** Every area that a text speaks of, in its order. */
export const findAreas = onceAMessage((text): readonly Area[] =>
  UNITS.flatMap(([pattern, sqmOf]) =>
    [...text.matchAll(pattern)].map((match) => ({
      sqm: Math.round(sqmOf(match[1] ?? '')),
      start: match.index,
      end: match.index + match[0].length,
    })),
  )
    .filter(({ sqm }) => Number.isFinite(sqm) && sqm > 0)
    .sort((a, b) => a.start - b.start),
);
