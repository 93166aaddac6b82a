import type { Assessment } from '@propguard/protocol/assessments';

/** Whether anything that the certificate says rests on data that are made up. */
export const restsOnSample = ({ valuation, hazards }: Pick<Assessment, 'valuation' | 'hazards'>): boolean =>
  valuation.sample ||
  hazards.market.sample ||
  hazards.hazards.some(({ evidence }) => evidence.some(({ sample }) => sample));
