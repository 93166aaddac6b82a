import { audText, percentText, ratioBeside, ratioText, timesText } from './figure-words.ts';
import type { RuleName } from './rule-names.ts';
import type { Verdict } from './verdict.ts';

type Told = Pick<Verdict, 'rule' | 'result' | 'figure' | 'limit' | 'inputs'>;

type Words = (figure: number, limit: number, verdict: Told) => string;

const surplus: Words = (figure) =>
  figure < 0
    ? `${audText(-figure)} a month short at the assessed rate.`
    : `${audText(figure)} a month left over at the assessed rate.`;

const SENTENCES: Record<RuleName, Words> = {
  lvr: (figure, limit) =>
    figure > limit
      ? `${ratioBeside(figure, limit)} is above ${ratioText(limit)}: insurance is usual.`
      : `${ratioBeside(figure, limit)} is within ${ratioText(limit)}.`,
  dti: (figure, limit, { result, inputs }) => {
    if (inputs.exclusion) return `${timesText(figure)} times income, but left out of the limit.`;
    return result === 'review'
      ? `${timesText(figure)} times income: it counts against the portfolio’s share at ${limit} or more.`
      : `${timesText(figure)} times income, under ${limit}.`;
  },
  serviceability: surplus,
  'standard-loan': (_figure, _limit, { result }) =>
    result === 'compliant'
      ? 'A first mortgage, income verified, the buffer met.'
      : 'It isn’t a standard loan.',
  'risk-weight': (figure) => `${percentText(figure)} of the loan counts as risk-weighted.`,
  'credit-quality': (figure, limit, { result }) => {
    if (result === 'breach') return `In default: ${figure} days past due of ${limit}, or unlikely to pay.`;
    return result === 'review'
      ? `${figure} days past due, or valuation evidence that is out of date.`
      : 'Not past due, with valuation evidence on record.';
  },
  'large-exposure': (figure, limit) =>
    `${ratioBeside(figure, limit)} of tier 1 capital; the limit is ${ratioText(limit)}.`,
  'operational-risk': (_figure, _limit, { result }) =>
    result === 'compliant'
      ? 'Notices in time, the provider register up to date.'
      : 'A notice or the register is late.',
  'responsible-lending': (_figure, limit, { result }) =>
    result === 'compliant'
      ? `Assessed in the last ${limit} days, with inquiries and verification on record.`
      : `Not assessed in the last ${limit} days, or not on record.`,
  'automated-decisions': (_figure, _limit, { result }) =>
    result === 'compliant' ? 'Their use is disclosed.' : 'Their use isn’t disclosed.',
};

/** What a verdict means, in one sentence. */
export const verdictSentence = (verdict: Told): string =>
  verdict.result === 'cannot-assess'
    ? 'Facts are missing.'
    : SENTENCES[verdict.rule](verdict.figure ?? 0, verdict.limit ?? 0, verdict);
