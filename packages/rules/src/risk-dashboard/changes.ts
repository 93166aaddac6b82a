import { HAZARD_KINDS, type HazardKind } from '../hazards/hazard-kinds.ts';
import { barRiskBand } from '../hazards/risk-bands.ts';

/** A value that moved by less than this share is no news: models differ by as much on the same home. */
const ALERT_VALUE_SHARE = 0.03;
/** A hazard that moved by less, and stayed in its band (CORE-RISK-12), is no news. */
const ALERT_HAZARD_STEP = 0.1;

export type FiguresOfHome = {
  valueAud: number | null;
  hazards: Readonly<Record<HazardKind, number | null>>;
};

export const ALERT_FIGURES = ['value', ...HAZARD_KINDS] as const;
export type AlertFigure = (typeof ALERT_FIGURES)[number];
export type FigureChange = { figure: AlertFigure; before: number | null; after: number | null };

const isValueNews = (before: number | null, after: number | null): boolean => {
  if (before === null || after === null) return before !== after;
  return Math.abs(after - before) >= ALERT_VALUE_SHARE * before;
};

const isHazardNews = (before: number | null, after: number | null): boolean => {
  if (before === null || after === null) return before !== after;
  // Shares come as hundredths: a step of exactly a tenth counts, whatever the doubles say.
  const step = Math.round(Math.abs(after - before) * 1_000) / 1_000;
  return step >= ALERT_HAZARD_STEP || barRiskBand(before) !== barRiskBand(after);
};

/** What a person who watches a home wants to hear of. */
export const changesOf = (before: FiguresOfHome, after: FiguresOfHome): FigureChange[] => [
  ...(isValueNews(before.valueAud, after.valueAud)
    ? [{ figure: 'value' as const, before: before.valueAud, after: after.valueAud }]
    : []),
  ...HAZARD_KINDS.filter((kind) => isHazardNews(before.hazards[kind], after.hazards[kind])).map((kind) => ({
    figure: kind,
    before: before.hazards[kind],
    after: after.hazards[kind],
  })),
];

/** What was told stands; the rest stays as it was, so that many small steps are told once they add up. */
export const toldAfter = (before: FiguresOfHome, changes: readonly FigureChange[]): FiguresOfHome => {
  const told = new Map(changes.map(({ figure, after }) => [figure, after]));
  const of = (figure: AlertFigure, was: number | null): number | null =>
    told.has(figure) ? (told.get(figure) ?? null) : was;
  return {
    valueAud: of('value', before.valueAud),
    hazards: Object.fromEntries(
      HAZARD_KINDS.map((kind) => [kind, of(kind, before.hazards[kind])]),
    ) as FiguresOfHome['hazards'],
  };
};
