import type { ReportModel, ReportRecord } from '@propguard/protocol/report-record';
import type { Valuation } from '@propguard/protocol/valuations';
import { longDay } from '@propguard/rules/formats/days';
import { percent } from '@propguard/rules/formats/percent';

const count = (number: number): string => number.toLocaleString('en-AU');

const METHODS: Record<Valuation['method'], string> = {
  model:
    'The value comes from a statistical model: gradient boosted trees over the facts of the home, its place and the time of the sale, together with the comparable sales around it.',
  comparables:
    'The value comes from comparable sales alone, each adjusted to this home, because we know too little about it for the model.',
  'locality-median':
    'The value is the median of the suburb’s recent sales, because there are too few comparable ones.',
  'insufficient-evidence': 'There are too few sales for any method we’d trust, so we give no value.',
};

const modelWords = ({ sales, dataUntil, measures }: ReportModel): string =>
  `The model was trained on ${count(sales)} sales to ${longDay(dataUntil)}. It was measured on the newest ${count(measures.test)} of them, valued by a model that hadn’t seen them: half of the values were within ${measures.mdape.toFixed(1)}% of the price, ${measures.within10.toFixed(0)}% within ten per cent, and the 80% ranges held ${measures.coverage80.toFixed(1)}% of the prices.`;

/** How the figures were come by, for whoever has to answer for them. */
export const methodWords = ({ method, fsd, comparables }: Valuation, model: ReportModel | null): string[] => [
  METHODS[method],
  ...(model ? [modelWords(model)] : []),
  ...(fsd === null
    ? []
    : [
        `Confidence is one minus the forecast standard deviation of ${percent(fsd, 1)}. The ranges are calibrated on sales held back; the indicative band of 95% to 105% is the same for every property and is shown for comparison only.`,
      ]),
  ...(comparables.length === 0
    ? []
    : [
        'Each comparable sale is adjusted, line by line, to the valuation date and to this home’s facts, at the price the model puts on each difference. Sales that are nearer, newer and more alike count for more.',
      ]),
  'Hazards come from the layers named under provenance, the most reliable first; no data never counts as no hazard. Lending verdicts apply dated rules to the facts given; where a fact is missing, a rule can’t be assessed and never counts as met.',
];

export const limitWords = ({ subject, valuation }: Pick<ReportRecord, 'subject' | 'valuation'>): string[] => [
  'This is an automated estimate. Nobody has inspected the property, and the report is not a valuation by a certified practising valuer.',
  'It assumes good title without unusual encumbrances, vacant possession, lawful improvements, and a condition usual for age and type. It makes no allowance for contamination, defects or works under way.',
  ...(subject.positionSource === 'exact'
    ? []
    : ['The position is approximate, so hazards and distances are for the street or the suburb.']),
  ...(valuation.missingFacts.length === 0
    ? []
    : ['We don’t know some facts about the home. Adding them would narrow the range.']),
  `It applies to ${longDay(valuation.asOf)}. Values move: get a new report before relying on it later.`,
  'Hazard layers marked as screening are there to rank places, not to decide on one. Ask the council for its own maps.',
];

/** APP 1.7. */
export const DISCLOSURE =
  'This report was made by a computer program from the records named in it. If a decision that affects a person is based on it, the use of automated decision-making is disclosed under Australian Privacy Principle 1.7, and the person may ask for the facts that were used and have them corrected.';
