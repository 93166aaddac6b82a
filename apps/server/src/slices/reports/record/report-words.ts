import type { ReportModel, ReportRecord } from '@propguard/protocol/report-record';
import type { Valuation } from '@propguard/protocol/valuations';
import { longDay } from '@propguard/rules/formats/days';
import { percent } from '@propguard/rules/formats/percent';

const count = (number: number): string => number.toLocaleString('en-AU');

const METHODS: Record<Valuation['method'], string> = {
  model:
    'The value is that of a statistical model: gradient boosted trees over the facts of the home, its place and the time of the sale, together with the comparable sales around it.',
  comparables:
    'The value is that of comparable sales alone, each adjusted to the subject, because the model knows too little of this home.',
  'locality-median':
    'The value is the median of the suburb’s recent sales, because there are too few comparable ones.',
  'insufficient-evidence':
    'There are too few sales for a value by any method that we would answer for, and none is stated.',
};

const modelWords = ({ sales, dataUntil, measures }: ReportModel): string =>
  `The model was trained on ${count(sales)} sales to ${longDay(dataUntil)}. It was measured on the newest ${count(measures.test)} of them, valued by a model that had not seen them: half of the values were within ${measures.mdape.toFixed(1)}% of the price, ${measures.within10.toFixed(0)}% within ten per cent, and the 80% ranges held ${measures.coverage80.toFixed(1)}% of the prices.`;

/** How the figures were come by, for whoever has to answer for them. */
export const methodWords = ({ method, fsd, comparables }: Valuation, model: ReportModel | null): string[] => [
  METHODS[method],
  ...(model ? [modelWords(model)] : []),
  ...(fsd === null
    ? []
    : [
        `Confidence is one less the forecast standard deviation of ${percent(fsd, 1)}. The ranges are calibrated on sales kept aside; the indicative band of 95% to 105% is the same for every property and is shown for comparison only.`,
      ]),
  ...(comparables.length === 0
    ? []
    : [
        'Each comparable sale is moved, line by line, to the day of valuation and to the facts of the subject, at the prices that the model puts on the difference. Weights follow nearness, recency and likeness.',
      ]),
  'Hazards are read from the layers named under provenance, the surest first; no data is never taken for no hazard. Lending verdicts follow dated rules on the facts given; a fact that is missing makes a rule unassessable, never compliant.',
];

export const limitWords = ({ subject, valuation }: Pick<ReportRecord, 'subject' | 'valuation'>): string[] => [
  'This is an automated estimate. Nobody has inspected the property, and the report is not a valuation by a certified practising valuer.',
  'It assumes good title without unusual encumbrances, vacant possession, lawful improvements, and a condition usual for age and type. It makes no allowance for contamination, defects or works under way.',
  ...(subject.positionSource === 'exact'
    ? []
    : ['The position is approximate, so that hazards and distances are those of the street or the suburb.']),
  ...(valuation.missingFacts.length === 0
    ? []
    : ['Some facts of the home are not known to us; stating them would narrow the range.']),
  `It speaks for ${longDay(valuation.asOf)}. Values move; do not rely on it for a later day without asking anew.`,
  'Hazard layers marked as screening are there to rank places, not to decide on one. Ask the council for its own maps.',
];

/** APP 1.7. */
export const DISCLOSURE =
  'This report was made by a computer program from the records named in it. Where a decision that affects a person rests on it, the use of automated decision-making is disclosed under Australian Privacy Principle 1.7, and the person may ask for the facts that were used and have them corrected.';
