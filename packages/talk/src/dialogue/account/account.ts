import type { FigureOf, ToldAnswer, ToldFigure } from './told.ts';

/** What may be in a figure. */
export type Included =
  | 'firstHome'
  | 'ownHome'
  | 'surcharge'
  | 'insurance'
  | 'costs'
  | 'duty'
  | 'debts'
  | 'secondIncome'
  | 'buffer';

/** What somebody asks about a figure that an answer of ours told. */
export type Account =
  | ({ act: 'how' } & FigureOf)
  /** `said`: what they took ours for, where it is another number. */
  | ({ act: 'meaning'; said?: number } & FigureOf)
  | ({ act: 'includes'; parts: Included[] } & FigureOf)
  /** Two of ours, the later one second; or a value, and an answer that found none. */
  | { act: 'which'; one: FigureOf; other: FigureOf | ToldAnswer }
  /** Two of ours of one home that are different things: its value and what its comparables say. */
  | { act: 'beside'; one: FigureOf; other: FigureOf }
  /** Ours against that of somebody else. */
  | ({ act: 'theirs'; theirs: number } & FigureOf)
  /** Ours against what they reckon themselves. */
  | ({ act: 'own'; own: number } & FigureOf)
  /** They told it themselves. */
  | { act: 'yours'; value: number; unit: ToldFigure['unit'] }
  /** It is none of ours. */
  | { act: 'unknown'; value: number; unit: ToldFigure['unit'] };
