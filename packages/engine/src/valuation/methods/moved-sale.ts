import { logPartsAsDollars } from '../statistics/whole-dollars.ts';
import type { MovedSale } from './method-estimate.ts';

export type LogStep = { line: string; log: number };

/** From the price paid, step by step, in whole dollars. */
export const moveSale = (
  sale: Pick<MovedSale, 'saleId' | 'contractDay' | 'priceAud' | 'weight'>,
  steps: readonly LogStep[],
): { sale: MovedSale; logValue: number } => {
  const logValue = Math.log(sale.priceAud) + steps.reduce((sum, { log }) => sum + log, 0);
  const amounts = logPartsAsDollars(
    sale.priceAud,
    Math.exp(logValue),
    steps.map(({ log }) => log),
  );
  return {
    sale: {
      ...sale,
      adjustments: steps.map(({ line }, i) => ({ line, aud: amounts[i]! })),
      adjustedAud: Math.round(Math.exp(logValue)),
    },
    logValue,
  };
};
