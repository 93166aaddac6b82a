import type { HazardReport } from '@propguard/protocol/hazards';
import type { Subject, Valuation } from '@propguard/protocol/valuations';
import { longDay } from '@propguard/rules/formats/days';
import { wholeAud } from '@propguard/rules/formats/money';
import { percent } from '@propguard/rules/formats/percent';
import { HAZARD_KINDS, type HazardKind } from '@propguard/rules/hazards/hazard-kinds';
import { barRiskBand } from '@propguard/rules/hazards/risk-bands';
import { isOutsideMapped } from '@propguard/rules/hazards/risk-headline';
import type { Focus } from './read-command.ts';

const METHOD_WORDS = {
  model: 'the valuation model',
  comparables: 'comparable sales alone, because we know too little about this home for the model',
  'locality-median': 'the suburb median, because there are too few comparable sales',
} as const;

const FACT_WORDS = {
  type: 'the type of home',
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  carSpaces: 'car spaces',
  landM2: 'the land size',
  buildingM2: 'the building size',
  yearBuilt: 'the year it was built',
} as const;

const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** With its suburb, once. */
export const placeWords = ({ address, locality }: Subject): string =>
  address === locality.name
    ? `${locality.name} ${locality.state} ${locality.postcode}`
    : `${address}, ${locality.name} ${locality.state} ${locality.postcode}`;

const valueSentences = (subject: Subject, valuation: Valuation): string[] => {
  const { method, valueAud, range80, evidence } = valuation;
  if (valueAud === null || range80 === null || method === 'insufficient-evidence')
    return [
      `There aren’t enough sales to value ${placeWords(subject)}: ${evidence.localitySales} in the suburb, ${evidence.comparablesFound} comparable ones around it. We’d rather give no figure than a guess.`,
    ];
  const error = evidence.methods.find((one) => one.method === method)?.medianError;
  return [
    `${placeWords(subject)} is valued at ${wholeAud(valueAud)} on ${longDay(valuation.asOf)}, with an 80% range of ${wholeAud(range80.lowAud)} to ${wholeAud(range80.highAud)}.`,
    `The value comes from ${METHOD_WORDS[method]}.${error == null ? '' : ` Its median error on sales it hadn’t seen is ${percent(error, 1)}.`}`,
  ];
};

const evidenceSentence = ({ comparables, comparablesValueAud }: Valuation): string[] => {
  const [first] = comparables;
  if (!first || comparablesValueAud === null) return [];
  const farthest = Math.max(...comparables.map(({ distanceMetres }) => distanceMetres ?? 0));
  const reach = farthest > 0 ? ` are within ${(farthest / 1000).toFixed(1)} km` : ' are shown';
  return [
    `Comparable sales, adjusted for time, size and location, point to ${wholeAud(comparablesValueAud)}; the ${comparables.length} that count most${reach}.`,
  ];
};

const missingSentence = ({ missingFacts, valueAud }: Valuation): string[] =>
  missingFacts.length === 0 || valueAud === null
    ? []
    : [
        `We don’t know ${listed(missingFacts.map((name) => FACT_WORDS[name]))}. Add them and the range narrows.`,
      ];

const HAZARD_WORDS: Readonly<Record<HazardKind, string>> = {
  flood: 'Flood',
  fire: 'Bushfire',
  coastalErosion: 'Coastal erosion',
  subsidence: 'Subsidence',
};

export const hazardSentence = ({ hazards }: HazardReport, kind: HazardKind): string => {
  const answer = hazards.find((one) => one.kind === kind);
  const [surest] = answer?.evidence ?? [];
  if (answer?.value == null || !surest)
    return `${HAZARD_WORDS[kind]} risk: no data for this place. That doesn’t mean there’s no risk.`;
  if (isOutsideMapped(answer)) return `${HAZARD_WORDS[kind]}: outside every mapped area of ${surest.layer}.`;
  return `${HAZARD_WORDS[kind]} risk is ${barRiskBand(answer.value).toLowerCase()} (${percent(answer.value)}), by ${surest.layer}.`;
};

/** What was asked for by name; otherwise what is worth knowing. */
const hazardSentences = (report: HazardReport, focus: Focus): string[] => {
  const asked = HAZARD_KINDS.filter((kind) => focus === kind || focus === 'risk');
  if (asked.length > 0) return asked.map((kind) => hazardSentence(report, kind));
  const notable = report.hazards.filter(({ value }) => value !== null && barRiskBand(value) !== 'Low');
  return HAZARD_KINDS.filter((kind) => notable.some((one) => one.kind === kind)).map((kind) =>
    hazardSentence(report, kind),
  );
};

/** The value, what it rests on and what would make it surer. */
export const valueStory = (subject: Subject, valuation: Valuation): string[] => [
  ...valueSentences(subject, valuation),
  ...evidenceSentence(valuation),
  ...missingSentence(valuation),
];

/** The assessment in a few sentences, what was asked for first; every figure in them stands in the assessment. */
export const tellStory = (
  subject: Subject,
  valuation: Valuation,
  hazards: HazardReport,
  focus: Focus,
): string => {
  const value = valueStory(subject, valuation);
  const risk = hazardSentences(hazards, focus);
  const isAboutRisk = focus === 'risk' || HAZARD_KINDS.some((kind) => kind === focus);
  return [
    ...(isAboutRisk ? [...risk, ...value] : [...value, ...risk]),
    ...(valuation.sample ? ['This uses sample data, so treat it as an example only.'] : []),
  ].join(' ');
};
