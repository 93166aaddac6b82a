import type { Classifier } from '@propguard/engine/classifier/classifier';
import type { AmountRole, Ask, LastTopic } from './learnt-labels.ts';

export type ReadAmount = {
  role: AmountRole;
  /** How sure the role is, of one. */
  share: number;
  /** As meant: AUD for money ('owe 740' is 740,000), percent for rates and shares, years for terms. */
  value: number;
  /** Of money that is paid again and again. */
  timesAYear: number | null;
  start: number;
  end: number;
};

export type LearntReading = {
  /** In the order of the text. */
  amounts: readonly ReadAmount[];
  /** Every ask that is not out of the question, the likeliest first. */
  asks: readonly { ask: Ask; share: number }[];
};

export type ReadingModels = { roles: Classifier; asks: Classifier };

/** What was learnt from labelled messages says of this one. `last`: what our reply before it was about. */
export const readLearnt = (
  _text: string,
  _last: LastTopic | null,
  _models: ReadingModels,
): LearntReading => ({
  amounts: [],
  asks: [],
});
