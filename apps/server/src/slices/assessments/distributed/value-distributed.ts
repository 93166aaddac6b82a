import { dayOf, isoOf } from '@propguard/engine/day-number';
import { consensusOf } from '@propguard/engine/valuation/methods/consensus';
import {
  type GivenSale,
  INDEPENDENT_METHODS,
  type MethodQuestion,
} from '@propguard/engine/valuation/methods/method-estimate';
import type {
  DistributedValuation,
  DistributedValuationRequest,
} from '@propguard/protocol/distributed-valuation';
import type { Subject } from '@propguard/protocol/valuations';
import { longDay } from '@propguard/rules/formats/days';
import type { ReferenceScope } from '../../../access/reference-scope.ts';
import { fail, invalid } from '../../../fail.ts';
import { neverInTransaction } from '../../../transaction-mark.ts';
import { type CurrentValuer, currentValuer } from '../../models/current-valuer.ts';
import { engineFacts } from '../../models/engine-facts.ts';
import { hazardsOfSubject } from '../hazards-of-subject.ts';
import { subjectOfData } from '../subject-of-data.ts';
import { placeWords } from '../tell-story.ts';
import { type Answered, toConsensus, toMethodResult } from './distributed-view.ts';
import { methodThreads } from './method-threads.ts';
import { findOwnSaleIds } from './store.ts';
import { stressOf } from './stress.ts';

const MOVED_BY_GROWTH = ['own-sale', 'given-comparables'] as const;

const toGivenSale = (
  comparable: DistributedValuationRequest['comparables'][number],
  at: number,
): GivenSale => {
  const { sale_date, price, bedrooms, bathrooms, land_size, building_size } = comparable;
  if (Date.parse(sale_date) > Date.now())
    throw invalid({ field: `comparables.${at}.sale_date`, message: 'A sale can’t be in the future.' });
  return {
    contractDay: dayOf(sale_date),
    priceAud: price,
    ...(bedrooms === undefined ? {} : { bedrooms }),
    ...(bathrooms === undefined ? {} : { bathrooms }),
    ...(land_size === undefined ? {} : { landM2: land_size }),
    ...(building_size === undefined ? {} : { buildingM2: building_size }),
  };
};

/** The model is the one of every assessment, with all that it knows; the others leave the home's own sales to theirs. */
const runMethods = async (
  scope: ReferenceScope,
  current: CurrentValuer,
  question: MethodQuestion,
): Promise<{ answered: Answered[]; consensus: ReturnType<typeof consensusOf> }> => {
  neverInTransaction('threads that value');
  const pool = await methodThreads(scope, current);
  const answers = await Promise.all(
    INDEPENDENT_METHODS.map(async (method) => ({
      method,
      answer: await pool.ask(method, method === 'model' ? { ...question, ownSaleIds: [] } : question),
    })),
  ).catch((error: unknown) => {
    scope.services.log.error({ err: error }, 'a valuation thread failed');
    throw fail('UNAVAILABLE');
  });
  const opinions = answers.flatMap(({ method, answer }) => {
    if ('silence' in answer || !answer.estimate.width) return [];
    const [fsd, width80] = answer.estimate.width;
    return [{ method, logValue: answer.estimate.logValue, fsd, width80 }];
  });
  const consensus = consensusOf(opinions);
  const weightOf = (method: string) =>
    consensus?.weights[opinions.findIndex((one) => one.method === method)] ?? 0;
  return { answered: answers.map((one) => ({ ...one, weight: weightOf(one.method) })), consensus };
};

const notesOf = (
  subject: Subject,
  answered: readonly Answered[],
  { asOfDay, givenSales }: MethodQuestion,
): string[] => {
  const late = givenSales.filter(({ contractDay }) => contractDay > asOfDay).length;
  const unmeasured = answered.filter(
    ({ answer }) => 'estimate' in answer && answer.estimate.width === null,
  ).length;
  return [
    ...(subject.propertyId === null
      ? ['We have no record of this home, so it’s valued on what you told us.']
      : []),
    ...(late > 0
      ? [`${late} of the comparables sent were sold after ${longDay(isoOf(asOfDay))} and left out.`]
      : []),
    ...(unmeasured > 0
      ? [`Methods without a measured error are left out of the consensus: ${unmeasured}.`]
      : []),
  ];
};

/** CORE-CALL-10. */
export const valueDistributed = async (
  scope: ReferenceScope,
  { property_data, comparables, risk_data, market_factors }: DistributedValuationRequest,
): Promise<DistributedValuation> => {
  const givenSales = comparables.map(toGivenSale);
  const subject = await subjectOfData(scope, property_data);
  const current = await currentValuer(scope);
  if (!current) throw fail('UNAVAILABLE');
  const annualGrowth = market_factors.annual_growth ?? null;
  const { propertyId } = subject;
  const question: MethodQuestion = {
    property: engineFacts(subject),
    asOfDay: current.asOfDay,
    ownSaleIds: propertyId === null ? [] : await findOwnSaleIds(scope.reader, propertyId),
    givenSales,
    annualGrowth,
  };
  const [{ answered, consensus: found }, report] = await Promise.all([
    runMethods(scope, current, question),
    hazardsOfSubject(scope, subject),
  ]);
  const consensus = toConsensus(found);
  const isGiven = annualGrowth !== null;
  return {
    address: placeWords(subject),
    property_id: propertyId,
    as_of: isoOf(current.asOfDay),
    model_id: current.modelId,
    methods: answered.map((one) => toMethodResult(one, annualGrowth)),
    consensus,
    stress: consensus && stressOf(consensus.value, risk_data, report),
    market_factors: {
      annual_growth: annualGrowth,
      source: isGiven ? 'given' : 'index',
      applied_to: isGiven
        ? answered.flatMap(({ method, answer }) =>
            'estimate' in answer ? MOVED_BY_GROWTH.filter((one) => one === method) : [],
          )
        : [],
    },
    notes: notesOf(subject, answered, question),
    sample: current.hasSample,
  };
};
