import { isOutsideValue } from '@propguard/rules/hazards/area-severity';
import type { RiskBand } from '@propguard/rules/hazards/risk-bands';
import type { MarketPropertyType } from '@propguard/rules/market/property-types';
import { PATHS, pathTo } from '@propguard/rules/routes/paths';
import { isOfHazard, type RankedBy } from '../../tools/ranked-by.ts';
import { type Composer, maybe, type Voice } from '../composed.ts';
import { countSaid } from '../count-phrases.ts';
import { rankPhrasesOf } from './rank-phrases.ts';

type Ranked = {
  name: string;
  /** By which it stands where it does. */
  value: number;
  band?: RiskBand;
  medianPriceAud: number | null;
  growthYoy: number | null;
  sales: number;
};

export type Ranking = {
  /** Null: the whole country. */
  location: string | null;
  centreKm?: number;
  /** A suburb was named: what lies so far around it. */
  aroundKm?: number;
  by: RankedBy;
  order: 'low' | 'high';
  propertyType: MarketPropertyType | null;
  maxPriceAud: number | null;
  /** How many are within the budget, or show little risk. */
  count: number;
  /** How many could be put in order. */
  among: number;
  leastSales: number;
  places: Ranked[];
  /** The lowest of all, where none is within the budget. */
  lowest?: Ranked | null;
  /** The same figure for the whole area. */
  whole: number | null;
};

const figureText = (by: RankedBy, value: number, { say, show }: Voice): string => {
  switch (by) {
    case 'price':
      return show.aud(value);
    case 'growth':
      return show.percent(value, 1);
    case 'daysOnMarket':
    case 'sales':
      return show.number(value);
    case 'hazards':
      return show.percent(value);
    default:
      return isOutsideValue(value) ? say.notMapped : show.percent(value);
  }
};

const labelOf = (by: RankedBy, { say, language }: Voice): string => {
  switch (by) {
    case 'price':
      return say.labels.median;
    case 'flood':
    case 'fire':
      return say.kinds[by];
    case 'hazards':
      return rankPhrasesOf(language).hazards;
    default:
      return say.labels[by];
  }
};

/** What was asked for, as an answer to it. */
const firstSentence = (ranking: Ranking, first: Ranked, area: string, voice: Voice): string => {
  const { say, show, language } = voice;
  const words = rankPhrasesOf(language);
  const { by, order, maxPriceAud, count, among, propertyType } = ranking;
  const said = {
    area,
    type: say.types[propertyType ?? 'any'],
    place: first.name,
    value: figureText(by, first.value, voice),
    figure: show.inline(labelOf(by, voice)),
    number: count,
    count: show.number(count),
    among: show.number(among),
    price: show.aud(maxPriceAud ?? 0),
  };
  if (isOfHazard(by)) {
    const kind = show.inline(labelOf(by, voice));
    // Where none is worse than low, none stands out.
    return order === 'low' || first.band === 'Low'
      ? show.say(words.safe, {
          ...said,
          kind,
          area: maxPriceAud === null ? area : show.say(words.upTo, { area, price: said.price }),
        })
      : show.say(words.riskHigh, { ...said, kind, band: first.band ? say.bands[first.band] : '–' });
  }
  if (by === 'price' && maxPriceAud !== null) return show.say(words.within, said);
  return show.say(order === 'low' ? words.low : words.high, said);
};

const lineOf = (ranking: Ranking, one: Ranked, voice: Voice): string => {
  const { say, show } = voice;
  const { by } = ranking;
  const beside = [
    figureText(by, one.value, voice),
    ...(by === 'price' || one.medianPriceAud === null ? [] : [show.aud(one.medianPriceAud)]),
    ...(by === 'sales' ? [] : [countSaid({ count: one.sales, countOf: 'sales' }, voice)]),
  ];
  return show.say(say.line, { label: one.name, text: beside.join(' · ') });
};

export const composeRanking: Composer<Ranking> = (ranking, voice, { sample }) => {
  const { say, show, language } = voice;
  const words = rankPhrasesOf(language);
  const { location, centreKm, aroundKm, by, places, among, leastSales, lowest, whole, propertyType } =
    ranking;
  const region = location ?? words.country;
  const area =
    centreKm !== undefined
      ? show.say(words.centre, { area: region, km: show.number(centreKm) })
      : aroundKm !== undefined
        ? show.say(words.around, { area: region, km: show.number(aroundKm) })
        : region;
  const type = say.types[propertyType ?? 'any'];
  const [first] = places;
  const empty = (sentence: string) => ({
    title: region,
    facts: [],
    items: [],
    notes: sample ? [say.sample] : [],
    sentences: [sentence],
    suggestions: [say.suggest.listings, say.suggest.market],
  });
  if (!first && lowest)
    return empty(
      show.say(words.withinNone, {
        area,
        type,
        place: lowest.name,
        value: figureText('price', lowest.medianPriceAud ?? lowest.value, voice),
        price: show.aud(ranking.maxPriceAud ?? 0),
      }),
    );
  if (!first) return empty(show.say(words.none, { area, type }));
  const lines = places.map((one) => lineOf(ranking, one, voice));
  const wholeText = isOfHazard(by) ? null : maybe(whole, (value) => figureText(by, value, voice));
  return {
    title: region,
    facts: [],
    items: places.map((one) => ({
      title: one.name,
      text: [figureText(by, one.value, voice), countSaid({ count: one.sales, countOf: 'sales' }, voice)].join(
        ' · ',
      ),
      link: { path: pathTo(PATHS.marketAnalysis, {}, { location: one.name }), label: say.labels.open },
    })),
    notes: sample ? [say.sample] : [],
    sentences: [
      firstSentence(ranking, first, area, voice),
      ...lines.map((line) => `• ${line}`),
      ...(isOfHazard(by)
        ? [...(by === 'hazards' ? [words.hazardsBasis] : []), words.riskBasis]
        : [
            show.say(words.basis, {
              number: among,
              among: show.number(among),
              least: show.number(leastSales),
            }),
          ]),
      ...(wholeText === null || by === 'sales'
        ? []
        : [show.say(words.whole, { area: region, value: wholeText })]),
    ],
    suggestions: [
      say.suggest.listings,
      ...(propertyType === 'unit' ? [] : [say.suggest.units]),
      say.suggest.market,
    ],
  };
};
