import type { MarketPropertyType } from '@propguard/rules/market/property-types';
import type { PropertyType } from '@propguard/rules/properties/property-types';
import { PATHS, pathTo } from '@propguard/rules/routes/paths';
import { isLineName } from '@propguard/rules/valuation/line-words';
import { besidePhrasesOf } from './beside-phrases.ts';
import { type Composer, fact, maybe, type Voice } from './composed.ts';
import { medianSaid } from './median-said.ts';
import { assumedTypeSaid, valuedThen, valueOnMedian } from './value-basis.ts';
import { rangeMoved, valueMoved } from './value-change.ts';

type Assessed = {
  address: string;
  valueAud: number | null;
  lowAud: number | null;
  highAud: number | null;
  rangePercent: number;
  confidence: number | null;
  medianError: number | null;
  comparablesValueAud: number | null;
  riskScore: number | null;
  recordedValueAud: number | null;
  differenceAud: number | null;
  asOf: string;
  /** What it was taken for, where nobody said it. */
  assumedType?: PropertyType | null;
  /** Valued on an earlier day, which was asked for. */
  isPast?: boolean;
  /** A home of its kind in a place, and none that is known. */
  isTypical?: boolean;
  /** Where it cannot be valued: what homes cost there, or in a wider area that is named. */
  median?: { region: string; medianAud: number; sales?: number; type?: MarketPropertyType | null } | null;
};

export const composeAssessment: Composer<Assessed> = (result, voice, { sample }) => {
  const { say, show } = voice;
  const { address: place, valueAud, lowAud, highAud, asOf } = result;
  if (valueAud === null || lowAud === null || highAud === null)
    return {
      title: place,
      facts: [],
      items: [],
      notes: [],
      sentences: [
        show.say(say.notValued, { place }),
        ...(result.median
          ? [
              show.say(say.widerMedian, {
                region: result.median.region,
                value: medianSaid(result.median, voice, result.median.type),
              }),
            ]
          : []),
      ],
      suggestions: [say.suggest.market, say.suggest.flood],
    };
  const [value, low, high] = [show.aud(valueAud), show.aud(lowAud), show.aud(highAud)];
  const percent = show.percentOf(result.rangePercent);
  return {
    title: place,
    facts: [
      ...fact('valueAud', say.labels.value, value),
      ...fact('rangePercent', show.say(say.labels.range, { percent }), show.say(say.span, { low, high })),
      ...fact(
        'confidence',
        say.labels.confidence,
        maybe(result.confidence, (share) => show.percent(share)),
      ),
      ...fact(
        'comparablesValueAud',
        say.labels.comparablesValue,
        maybe(result.comparablesValueAud, show.aud),
      ),
      ...fact(
        'riskScore',
        say.labels.risk,
        maybe(result.riskScore, (share) => show.percent(share)),
      ),
    ],
    items: [],
    notes: sample ? [say.sample] : [],
    sentences: [
      (result.isTypical || result.isPast ? null : valueMoved(place, valueAud, voice)) ??
        (result.isPast
          ? valuedThen(place, value, asOf, voice)
          : show.say(result.isTypical ? say.valuedTypical : say.valued, { place, value })),
      show.say(say.valuedRange, { percent, low, high, date: show.day(asOf) }),
      ...assumedTypeSaid(result.assumedType, voice),
      ...(result.isPast ? [] : rangeMoved({ valueAud, lowAud, highAud }, voice)),
      // What it was before is told already.
      ...(result.recordedValueAud === null || result.differenceAud === null || voice.valued
        ? []
        : [
            show.say(say.asRecorded, {
              value: show.aud(result.recordedValueAud),
              difference: show.signedAud(result.differenceAud),
            }),
          ]),
      ...(result.medianError === null
        ? []
        : [show.say(say.method, { error: show.percent(result.medianError, 1) })]),
    ],
    suggestions: [say.suggest.why, say.suggest.comparables, say.suggest.flood],
  };
};

type Explained = {
  address: string;
  valueAud: number | null;
  baseAud: number | null;
  reasons: { feature: string; aud: number }[];
  /** What the lines leave out, so that they add up to the value. */
  restAud: number | null;
  comparablesValueAud: number | null;
  comparables: number;
  assumedType?: PropertyType | null;
};

/** As many as anybody reads beside the two figures. */
const REASONS_BESIDE = 3;
/** What the two figures are, how far they are apart, and what moves the value beside those sales. */
const besideComparables = (
  { reasons }: Explained,
  valueAud: number,
  comparablesAud: number,
  { say, show, language }: Voice,
): string[] => {
  const words = besidePhrasesOf(language);
  const others = reasons.filter(({ feature }) => feature !== 'comparable-sales').slice(0, REASONS_BESIDE);
  return [
    show.say(words.comparables, {
      value: show.aud(valueAud),
      comparables: show.aud(comparablesAud),
      difference: show.aud(Math.abs(valueAud - comparablesAud)),
    }),
    ...(others.length > 0 ? [words.reasons] : []),
    ...others.map(({ feature, aud }) => {
      const label = isLineName(feature) ? say.reasons[feature] : feature;
      return `• ${show.say(say.line, { label, text: show.signedAud(aud) })}`;
    }),
  ];
};

export const composeExplanation: Composer<Explained> = (result, voice, { sample, arguments: args }) => {
  const { say, show } = voice;
  const { address: place, valueAud, baseAud, reasons, comparables, comparablesValueAud } = result;
  if (valueAud === null)
    return {
      title: place,
      facts: [],
      items: [],
      notes: [],
      sentences: [show.say(say.notValued, { place })],
      suggestions: [say.suggest.market],
    };
  const value = show.aud(valueAud);
  const facts = [
    ...reasons.map(({ feature, aud }) => ({
      name: 'reasons',
      label: isLineName(feature) ? say.reasons[feature] : feature,
      text: show.signedAud(aud),
    })),
    ...(result.restAud ? fact('restAud', say.reasonsRest, show.signedAud(result.restAud)) : []),
  ];
  const base = maybe(baseAud, show.aud);
  const isBeside = args.beside === 'comparables' && comparablesValueAud !== null;
  return {
    title: place,
    facts,
    items: [],
    notes: sample ? [say.sample] : [],
    ...(isBeside ? { grounds: [Math.abs(valueAud - comparablesValueAud)] } : {}),
    sentences: isBeside
      ? besideComparables(result, valueAud, comparablesValueAud, voice)
      : [
          base ? show.say(say.explained, { place, value, base }) : show.say(say.valued, { place, value }),
          ...facts.map(({ label, text }) => `• ${show.say(say.line, { label, text })}`),
          ...(comparablesValueAud === null
            ? []
            : [
                show.say(say.explainedBy, {
                  number: comparables,
                  count: show.number(comparables),
                  value: show.aud(comparablesValueAud),
                }),
              ]),
          ...assumedTypeSaid(result.assumedType, voice),
        ],
    suggestions: [say.suggest.comparables, say.suggest.flood, say.suggest.market],
  };
};

type Sales = {
  address: string;
  count: number;
  comparablesValueAud: number | null;
  /** Null where there are too few sales for any. */
  valueAud?: number | null;
  assumedType?: PropertyType | null;
  sales: { address: string; propertyId: string; priceAud: number; contractDate: string }[];
};

export const composeComparables: Composer<Sales> = (result, voice, { sample }) => {
  const { say, show } = voice;
  const { address: place, count, sales, comparablesValueAud, valueAud = null } = result;
  const line = (sale: Sales['sales'][number]) =>
    show.say(say.comparableLine, {
      address: sale.address,
      price: show.aud(sale.priceAud),
      date: show.day(sale.contractDate),
    });
  return {
    title: place,
    facts: fact('comparablesValueAud', say.labels.comparablesValue, maybe(comparablesValueAud, show.aud)),
    items: sales.map((sale) => ({
      title: sale.address,
      text: show.say(say.beside, { one: show.aud(sale.priceAud), other: show.day(sale.contractDate) }),
      link: { path: pathTo(PATHS.property, { id: sale.propertyId }), label: say.labels.open },
    })),
    notes: sample ? [say.sample] : [],
    sentences:
      count === 0 || comparablesValueAud === null
        ? [valueAud === null ? show.say(say.noComparables, { place }) : valueOnMedian(place, valueAud, voice)]
        : [
            show.say(say.comparablesFound, {
              number: count,
              count: show.number(count),
              place,
              value: show.aud(comparablesValueAud),
            }),
            ...sales.map((sale) => `• ${line(sale)}`),
            ...assumedTypeSaid(result.assumedType, voice),
          ],
    suggestions: [say.suggest.why, say.suggest.market, say.suggest.flood],
  };
};
