import type { AssistantTool } from '@propguard/rules/assistant/tools';

type Row = Readonly<Record<string, unknown>>;

/** What an answer of ours told, with what it was asked and what it rests on: somebody may ask about its figures. */
export type ToldAnswer = { tool: AssistantTool; arguments: Record<string, unknown>; result: Row };

export type FigureKind =
  | 'duty'
  | 'surcharge'
  | 'cash'
  | 'deposit'
  | 'costs'
  | 'loan'
  | 'lvr'
  | 'insurance'
  | 'repayment'
  | 'stressed'
  | 'interest'
  | 'power'
  | 'tested'
  | 'margin'
  | 'value'
  | 'range'
  | 'confidence'
  | 'error'
  | 'comparables'
  | 'risk'
  | 'median'
  | 'growth'
  | 'clearance'
  | 'assumed'
  | 'other';

/** A figure that an answer of ours told. Shares are in hundredths. */
export type ToldFigure = { kind: FigureKind; name: string; value: number; unit: 'aud' | 'percent' };
/** With the answer that told it. */
export type FigureOf = { figure: ToldFigure; of: ToldAnswer };
