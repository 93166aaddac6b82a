import type { ComparedSubject } from './compared-subject.ts';
import type { Voice } from './composed.ts';
import { verdictPhrasesOf } from './verdict-phrases.ts';

type Ground = {
  label: (voice: Voice, subjects: readonly ComparedSubject[]) => string;
  of: (one: ComparedSubject) => number | null;
  text: (value: number, voice: Voice) => string;
  isLeastBest: boolean;
  /** What differs by less parts nobody. */
  leastGap: number;
};

/** Above the value it is dear, below it cheap; null where one of the two is not known. */
const askedBeside = ({ askingAud, valueAud }: ComparedSubject): number | null =>
  askingAud && valueAud ? askingAud / valueAud - 1 : null;

/** What is borrowed from a wider place says nothing of this one. */
const GROUNDS: readonly Ground[] = [
  {
    label: ({ language }) => verdictPhrasesOf(language).askedBeside,
    of: askedBeside,
    text: (value, { show }) => show.percent(value),
    isLeastBest: true,
    leastGap: 0.01,
  },
  {
    label: ({ say }, subjects) =>
      subjects.some(({ valueAud }) => valueAud !== null) ? say.labels.value : say.labels.median,
    // Of a home that is for sale, what it is worth beside its price says more.
    of: (one) => (askedBeside(one) === null ? (one.valueAud ?? one.medianPriceAud) : null),
    text: (value, { show }) => show.aud(value),
    isLeastBest: true,
    leastGap: 5000,
  },
  {
    label: ({ say }) => say.labels.growth,
    of: ({ growthYoy, borrowed }) => (borrowed?.growthYoy ? null : growthYoy),
    text: (value, { show }) => show.percent(value, 1),
    isLeastBest: false,
    leastGap: 0.005,
  },
  {
    label: ({ say }) => say.labels.daysOnMarket,
    of: ({ daysOnMarket, borrowed }) => (borrowed?.daysOnMarket ? null : daysOnMarket),
    text: (value, { show }) => show.number(value),
    isLeastBest: true,
    leastGap: 3,
  },
  {
    label: ({ say }) => say.labels.risk,
    of: ({ riskScore }) => riskScore,
    text: (value, { show }) => show.percent(value),
    isLeastBest: true,
    leastGap: 0.02,
  },
];

type Win = { name: string; reason: string };

const winOf = (ground: Ground, subjects: readonly ComparedSubject[], voice: Voice): Win[] => {
  const { say, show } = voice;
  const known = subjects.flatMap((one) => {
    const value = ground.of(one);
    return value === null ? [] : [{ name: one.name, value }];
  });
  const sorted = known.toSorted((a, b) => (ground.isLeastBest ? a.value - b.value : b.value - a.value));
  const [best, next] = sorted;
  if (!best || !next || Math.abs(best.value - next.value) < ground.leastGap) return [];
  const against = sorted
    .slice(1)
    .map(({ value }) => ground.text(value, voice))
    .join(say.comma);
  const label = show.inline(ground.label(voice, subjects));
  const figures = show.say(verdictPhrasesOf(voice.language).versus, {
    best: ground.text(best.value, voice),
    others: against,
  });
  return [{ name: best.name, reason: show.say(say.pair, { label, text: figures }) }];
};

/** Which one is ahead, what the others have for themselves, and what that rests on; empty where nothing parts them. */
export const verdictOn = (subjects: readonly ComparedSubject[], voice: Voice): string[] => {
  const { say, show, language } = voice;
  const words = verdictPhrasesOf(language);
  const wins = GROUNDS.flatMap((ground) => winOf(ground, subjects, voice));
  if (wins.length === 0) return voice.asked.includes('verdict') ? [words.none] : [];
  const reasonsOf = (name: string): string =>
    wins
      .filter((win) => win.name === name)
      .map(({ reason }) => reason)
      .join(say.comma);
  const names = [...new Set(wins.map(({ name }) => name))].toSorted(
    (a, b) => wins.filter((win) => win.name === b).length - wins.filter((win) => win.name === a).length,
  );
  const [first = '', second] = names;
  const isEven =
    second !== undefined &&
    wins.filter(({ name }) => name === first).length === wins.filter(({ name }) => name === second).length;
  if (isEven)
    return [
      show.say(words.even, {
        reasons: names.map((name) => show.say(say.line, { label: name, text: reasonsOf(name) })).join('; '),
      }),
      words.rests,
    ];
  return [
    show.say(words.ahead, { place: first, reasons: reasonsOf(first) }),
    ...names.slice(1).map((name) => show.say(words.but, { place: name, reasons: reasonsOf(name) })),
    words.rests,
  ];
};

/** Those without a price of their own, said outright. */
export const withoutPrice = (
  subjects: readonly ComparedSubject[],
  type: string,
  { say, show, language }: Voice,
): string[] => {
  const lacking = subjects.filter(
    ({ propertyId, valueAud, medianPriceAud }) =>
      propertyId === null && valueAud === null && medianPriceAud === null,
  );
  if (lacking.length === 0) return [];
  const places = lacking.map(({ name }) => name).join(say.comma);
  const wider = new Map(
    lacking.flatMap((one) => (one.wider ? [[one.wider.region, one.wider.medianAud]] : [])),
  );
  return [
    show.say(verdictPhrasesOf(language).tooFew, { places, type }),
    ...[...wider].map(([region, medianAud]) =>
      show.say(say.widerMedian, { region, value: show.aud(medianAud) }),
    ),
  ];
};
