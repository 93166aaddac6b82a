/** How a layer speaks of a place: the place lies in an area, outside of all, so far away, or in a suburb with a share. */
export const EVIDENCE_WAYS = ['inside', 'outside', 'distance', 'share'] as const;
export type EvidenceWay = (typeof EVIDENCE_WAYS)[number];

/** A map of areas speaks of the very spot; a share of a suburb says little about one property in it. */
const WAY_CERTAINTY: Record<EvidenceWay, number> = { inside: 0.9, outside: 0.8, distance: 0.6, share: 0.55 };
const SCREENING_FACTOR = 0.5;
const LOST_PER_YEAR = 0.02;
const OLDEST_FACTOR = 0.6;
const RESOLUTION_FACTORS = [
  { upToMetres: 30, factor: 1 },
  { upToMetres: 100, factor: 0.92 },
  { upToMetres: 250, factor: 0.85 },
] as const;
const COARSE_FACTOR = 0.7;
const YEAR_MS = 365.25 * 24 * 60 * 60 * 1000;

export type LayerQuality = {
  /** Null where the source does not say. */
  resolutionMetres: number | null;
  surveyedOn: string;
  screening: boolean;
};

/** How far one piece of evidence can be trusted, 0 to 1, on a given day. */
export const evidenceCertainty = (way: EvidenceWay, quality: LayerQuality, today: string): number => {
  const { resolutionMetres, surveyedOn, screening } = quality;
  const years = Math.max(0, (Date.parse(today) - Date.parse(surveyedOn)) / YEAR_MS);
  const age = Math.max(OLDEST_FACTOR, 1 - LOST_PER_YEAR * years);
  const grain =
    RESOLUTION_FACTORS.find(({ upToMetres }) => (resolutionMetres ?? Infinity) <= upToMetres)?.factor ??
    COARSE_FACTOR;
  return WAY_CERTAINTY[way] * age * grain * (screening ? SCREENING_FACTOR : 1);
};

/** Sources further apart than this are said to disagree. */
export const DISAGREEMENT_FROM = 0.25;
/** What an equally sure source with the opposite answer takes from the certainty. */
const DISAGREEMENT_COST = 0.5;

type Opinion = { value: number; certainty: number };

/** The surest source leads; the others do not change its value, but they cost it certainty where they disagree. */
export const certaintyAmong = (leading: Opinion, others: readonly Opinion[]): number => {
  const cost = others.map(
    ({ value, certainty }) => Math.abs(value - leading.value) * (certainty / leading.certainty),
  );
  return leading.certainty * (1 - DISAGREEMENT_COST * Math.max(0, ...cost));
};
