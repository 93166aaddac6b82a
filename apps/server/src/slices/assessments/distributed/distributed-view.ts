import { isoOf } from '@propguard/engine/day-number';
import type { Consensus } from '@propguard/engine/valuation/methods/consensus';
import type { IndependentMethod } from '@propguard/engine/valuation/methods/method-estimate';
import type { MethodAnswer } from '@propguard/engine/valuation/methods/method-pool';
import type { DistributedValuation } from '@propguard/protocol/distributed-valuation';
import { evidenceWords, silenceWords } from './evidence-words.ts';

type MethodResult = DistributedValuation['methods'][number];
export type Answered = { method: IndependentMethod; answer: MethodAnswer; weight: number };

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
const aud = (logValue: number): number => Math.round(Math.exp(logValue));
const rangeAround = (logValue: number, width: number) => ({
  min: aud(logValue - width),
  max: aud(logValue + width),
});

export const toMethodResult = (
  { method, answer, weight }: Answered,
  annualGrowth: number | null,
): MethodResult => {
  const run = { method, duration_ms: rounded(answer.durationMs, 2), thread: answer.thread };
  if ('silence' in answer)
    return {
      ...run,
      value: null,
      range: null,
      median_error: null,
      measured_on: 0,
      weight: 0,
      sales_used: 0,
      sales: [],
      evidence: silenceWords(answer.silence),
    };
  const { estimate } = answer;
  return {
    ...run,
    value: aud(estimate.logValue),
    range: estimate.width && rangeAround(estimate.logValue, estimate.width[1]),
    median_error: estimate.medianError === null ? null : rounded(estimate.medianError, 4),
    measured_on: estimate.measuredOn,
    weight: rounded(weight, 4),
    sales_used: estimate.salesUsed,
    sales: estimate.sales.map((sale) => ({
      sale_id: sale.saleId,
      sale_date: isoOf(sale.contractDay),
      price: sale.priceAud,
      adjustments: sale.adjustments,
      adjusted_price: sale.adjustedAud,
      weight: rounded(sale.weight, 4),
    })),
    evidence: evidenceWords(method, estimate, annualGrowth),
  };
};

export const toConsensus = (consensus: Consensus | null): DistributedValuation['consensus'] =>
  consensus && {
    value: aud(consensus.logValue),
    range: rangeAround(consensus.logValue, consensus.width80),
    spread: rounded(consensus.spread, 4),
    agreement: rounded(consensus.agreement, 4),
    methods_used: consensus.weights.length,
  };
