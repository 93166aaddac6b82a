/** A figure as one place shows it. Two places that speak of the same must say the same. */
export type Sighting = {
  /** What it is about: a home, or a suburb and the type of home. */
  about: string;
  figure: string;
  /** Where it was seen. */
  at: string;
  value: number | string | boolean | null;
  /** It is shown rounded to this: 0.01 is a whole per cent. */
  step?: number;
};

export type Seen = (at: string, figures: Record<string, Sighting['value']>, step?: number) => Sighting[];
export const seenOf =
  (about: string): Seen =>
  (at, figures, step) =>
    Object.entries(figures).map(([figure, value]) => ({
      about,
      figure,
      at,
      value,
      ...(step === undefined ? {} : { step }),
    }));

const TOLERANCE = 1e-9;

const agree = (one: Sighting, other: Sighting): boolean => {
  const [a, b] = [one.value, other.value];
  if (typeof a !== 'number' || typeof b !== 'number') return a === b;
  const step = Math.max(one.step ?? 0, other.step ?? 0);
  return Math.abs(a - b) <= step / 2 + TOLERANCE;
};

const shown = ({ at, value }: Sighting): string => `${at} ${String(value)}`;

/** Each figure about each thing, where some place says something else than the one that is most exact. */
export const disagreementsOf = (sightings: readonly Sighting[]): string[] =>
  [...Map.groupBy(sightings, ({ about, figure }) => `${about}: ${figure}`)].flatMap(([what, seen]) => {
    const [first, ...others] = seen.toSorted((a, b) => (a.step ?? 0) - (b.step ?? 0));
    const different = first ? others.filter((other) => !agree(first, other)) : [];
    return first && different.length > 0 ? [`${what}: ${[first, ...different].map(shown).join(' | ')}`] : [];
  });

/** How many figures were seen in more than one place. */
export const comparedIn = (sightings: readonly Sighting[]): number =>
  [...Map.groupBy(sightings, ({ about, figure }) => `${about}: ${figure}`).values()].filter(
    ({ length }) => length > 1,
  ).length;

/** Where figures must have been seen, or the walk went past something. */
const PLACES = [
  'assessment',
  'report',
  'report with a loan',
  'workbook',
  'paper',
  'certificate',
  'certificate’s page',
  'portfolio',
  'portfolio’s file',
  'risk dashboard',
  'landing page',
  'live panel',
  'heat map',
  'chat, value',
  'chat, words',
  'chat, market',
  'ranking',
  'distributed-valuation',
  'clock',
] as const;

/** Places that showed nothing that some other place shows too. */
export const notSeenIn = (sightings: readonly Sighting[]): string[] =>
  PLACES.filter((place) => !sightings.some(({ at }) => at === place));
