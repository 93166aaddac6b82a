import type { ComparedSubject } from './compared-subject.ts';
import type { Voice } from './composed.ts';
import { verdictPhrasesOf } from './verdict-phrases.ts';

type Ground = {
  label: (voice: Voice) => string;
  of: (one: ComparedSubject) => number | null;
  text: (value: number, voice: Voice) => string;
  isLeastBest: boolean;
  /** What differs by less parts nobody. */
  leastGap: number;
};

/** What is borrowed from a wider place says nothing of this one. */
const GROUNDS: readonly Ground[] = [
  {
    label: ({ say }) => say.labels.median,
    of: ({ valueAud, medianPriceAud }) => valueAud ?? medianPriceAud,
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
  if (known.length < subjects.length) return [];
  const sorted = known.toSorted((a, b) => (ground.isLeastBest ? a.value - b.value : b.value - a.value));
  const [best, next] = sorted;
  if (!best || !next || Math.abs(best.value - next.value) < ground.leastGap) return [];
  const against = sorted
    .slice(1)
    .map(({ value }) => ground.text(value, voice))
    .join(say.comma);
  const label = show.inline(ground.label(voice));
  const figures = show.say(say.aside, { text: ground.text(best.value, voice), aside: against });
  return [{ name: best.name, reason: show.say(say.pair, { label, text: figures }) }];
};

/** Which one is ahead, what the others have for themselves, and what that rests on; empty where nothing parts them. */
export const verdictOn = (subjects: readonly ComparedSubject[], voice: Voice): string[] => {
  const { say, show, language } = voice;
  const words = verdictPhrasesOf(language);
  const wins = GROUNDS.flatMap((ground) => winOf(ground, subjects, voice));
  if (wins.length === 0) return [];
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
        reasons: names.map((name) => show.say(say.pair, { label: name, text: reasonsOf(name) })).join('; '),
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
