import type { HazardKind } from '@propguard/rules/hazards/hazard-kinds';
import type { RiskBand } from '@propguard/rules/hazards/risk-bands';
import type { Borrowed, Counts, MarketSummary } from '../tools/market-summary.ts';
import type { AskedFigure } from './asked-figures.ts';
import type { CardFact } from './card.ts';
import { type Composer, fact, maybe, type Voice } from './composed.ts';
import { countSaid } from './count-phrases.ts';
import { guideText } from './guide/guide-texts.ts';
import { hazardPhrasesOf } from './hazard-phrases.ts';
import { medianSaid } from './median-said.ts';

/** The figure of a market that each question asks for. */
const FIGURE_OF: Readonly<Partial<Record<AskedFigure, string>>> = {
  price: 'medianPriceAud',
  growth: 'growthYoy',
  daysOnMarket: 'daysOnMarket',
  clearance: 'clearanceRate',
  forSale: 'listings',
  sales: 'sales',
};

/** What was asked for, in a sentence of its own; the median where nothing was. */
const marketFirst = (
  { location, propertyType, borrowed }: MarketSummary,
  facts: readonly (CardFact & { bare: string })[],
  { say, show, asked }: Voice,
): { sentences: string[]; rest: readonly CardFact[] } => {
  const named = asked.flatMap((figure) => FIGURE_OF[figure] ?? []);
  const wanted = named.length > 0 ? named : ['medianPriceAud'];
  const first = wanted.flatMap((name) => facts.filter((one) => one.name === name));
  const type = say.types[propertyType ?? 'any'];
  const sentences = first.map(({ name, label, bare }) => {
    const place = borrowed[name as keyof Borrowed] ?? location;
    return name === 'medianPriceAud'
      ? show.say(say.medianIs, { place, type, value: bare })
      : show.say(say.figureIs, { place, type, label, text: bare });
  });
  return { sentences, rest: facts.filter((one) => !first.includes(one)) };
};

export const composeMarket: Composer<MarketSummary> = (result, voice, { sample }) => {
  const { say, show } = voice;
  const { location: place, propertyType, medianPriceAud, wider, asOf } = result;
  const type = say.types[propertyType ?? 'any'];
  if (medianPriceAud === null && result.sales === null)
    return {
      title: place,
      facts: [],
      items: [],
      notes: [],
      sentences: [
        show.say(say.marketNone, { place, type }),
        ...(wider
          ? [show.say(say.widerMedian, { region: wider.region, value: medianSaid(wider, voice) })]
          : []),
      ],
      suggestions: [say.suggest.listings],
    };
  const facts = [
    ...fact('medianPriceAud', say.labels.median, maybe(medianPriceAud, show.aud)),
    ...fact(
      'growthYoy',
      say.labels.growth,
      maybe(result.growthYoy, (share) => show.percent(share, 1)),
    ),
    ...fact(
      'daysOnMarket',
      say.labels.daysOnMarket,
      maybe(result.daysOnMarket, (days) => show.number(days)),
    ),
    ...fact(
      'clearanceRate',
      say.labels.clearance,
      maybe(result.clearanceRate, (share) => show.percent(share)),
    ),
    ...fact(
      'listings',
      say.labels.forSale,
      maybe(result.listings, (count) => show.number(count)),
    ),
    ...fact(
      'sales',
      say.labels.sales,
      maybe(result.sales, (count) => show.number(count)),
    ),
    ...fact(
      'rentalYield',
      say.labels.yield,
      maybe(result.rentalYield, (share) => show.percent(share, 1)),
    ),
  ];
  // With what it was made from; a wider place's figure is told as that place's.
  const told = facts.map((one) => {
    const region = result.borrowed[one.name as keyof Borrowed];
    const counted = result.counts?.[one.name as keyof Counts];
    const count = counted ? [countSaid(counted, voice)] : [];
    const beside = (asides: readonly string[]): string =>
      asides.length === 0 ? one.text : show.say(say.aside, { text: one.text, aside: asides.join(say.comma) });
    return { ...one, text: beside(region ? [region, ...count] : count), bare: beside(count) };
  });
  const first = marketFirst(result, told, voice);
  return {
    title: place,
    facts: told.map(({ name, label, text }) => ({ name, label, text })),
    items: [],
    notes: sample ? [say.sample] : [],
    sentences: [
      ...first.sentences,
      ...(medianPriceAud === null ? [say.noMedian] : []),
      ...(wider
        ? [show.say(say.widerMedian, { region: wider.region, value: medianSaid(wider, voice) })]
        : []),
      ...first.rest.map(({ label, text }) => `• ${show.say(say.line, { label, text })}`),
      ...(asOf ? [show.say(say.asOf, { date: show.day(asOf) })] : []),
    ],
    suggestions: [
      ...(propertyType === 'unit' ? [] : [say.suggest.units]),
      say.suggest.listings,
      say.suggest.flood,
    ],
  };
};

type Hazards = {
  address: string;
  /** It is of a place as a whole, and not of a home. */
  isPlace?: boolean;
  hazards: {
    kind: HazardKind;
    value: number | null;
    band: RiskBand | null;
    /** No mapped area of its layer reaches the place. */
    isOutside?: boolean;
    /** Of a suburb's homes that we know, how many lie in a mapped area of it. */
    homes?: { known: number; inside: number } | null;
    source: string | null;
  }[];
};

export const composeHazards: Composer<Hazards> = (
  { address: place, hazards, isPlace },
  { say, show, language, asked },
  { sample },
) => {
  const isUnknown = hazards.every(({ value, isOutside }) => value === null && !isOutside);
  const known = hazards.flatMap(({ kind, value, band, isOutside }) =>
    value === null || band === null || isOutside ? [] : [{ kind, value, band }],
  );
  const worst = known.reduce<(typeof known)[number] | null>(
    (most, one) => (most === null || one.value > most.value ? one : most),
    null,
  );
  const words = hazardPhrasesOf(language);
  const [only] = hazards;
  const oneKind = hazards.length === 1 && only ? only.kind : null;
  /** Yes or no where that was asked, and nothing in the question turns it round. */
  const answered = (isThere: boolean, sentence: string): string =>
    asked.includes('whether') ? show.say(isThere ? words.yes : words.no, { sentence }) : sentence;
  /** The middle of a suburb is none of its streets: the hazard that most of its homes lie in, of those that we know. */
  const counted = (worst === null && isPlace ? hazards : [])
    .flatMap(({ kind, homes }) => (homes && homes.known > 0 ? [{ kind, ...homes }] : []))
    .toSorted((a, b) => b.inside - a.inside)[0];
  const partly =
    counted && counted.inside > 0
      ? show.say(words.someHomes, {
          place,
          kind: show.inline(say.kinds[counted.kind]),
          inside: show.number(counted.inside),
          known: show.number(counted.known),
        })
      : null;
  const firstSentence = (): string => {
    if (worst) {
      const sentence = show.say(known.length > 1 ? say.hazardWorst : say.hazardIs, {
        place,
        kind: say.kinds[worst.kind],
        band: say.bands[worst.band],
        percent: show.percent(worst.value),
      });
      return oneKind === null ? sentence : answered(worst.band !== 'Low', sentence);
    }
    const kind = oneKind === null ? null : show.inline(say.kinds[oneKind]);
    const isOutside = hazards.every((one) => one.isOutside);
    // 'Is it mad to buy there?' wants no yes for it.
    if (partly) return partly;
    if (isOutside && isPlace)
      return kind === null
        ? show.say(words.middleOutsideAll, { place })
        : show.say(words.middleOutside, { place, kind });
    // No map says that it is free of it: there is no 'no' to give.
    if (isOutside)
      return kind === null ? show.say(words.outsideAll, { place }) : show.say(words.outside, { place, kind });
    if (isUnknown)
      return kind === null ? show.say(words.unknownAll, { place }) : show.say(words.unknown, { place, kind });
    return show.say(say.hazardsOf, { place });
  };
  // What the first sentence says of all of them is not said again of each.
  const isSaid = worst === null && (isUnknown || hazards.every((one) => one.isOutside));
  const others = isSaid ? [] : hazards.filter(({ kind }) => kind !== worst?.kind);
  const textOf = ({ kind, value, band, isOutside }: Hazards['hazards'][number]): string => {
    if (isOutside) return show.say(say.hazardOutside, { kind: say.kinds[kind] });
    if (value === null || band === null) return show.say(say.hazardNoData, { kind: say.kinds[kind] });
    return show.say(say.hazardLine, {
      kind: say.kinds[kind],
      band: say.bands[band],
      percent: show.percent(value),
    });
  };
  return {
    title: place,
    facts: hazards.map(({ kind, value, band, isOutside, homes }) => ({
      name: kind,
      label: say.kinds[kind],
      text: isOutside
        ? homes && homes.inside > 0
          ? show.say(words.homesInside, {
              inside: show.number(homes.inside),
              known: show.number(homes.known),
            })
          : say.notMapped
        : value === null || band === null
          ? '–'
          : show.say(say.aside, { text: say.bands[band], aside: show.percent(value) }),
    })),
    items: [],
    notes: [...new Set(hazards.flatMap(({ source }) => (source ? [source] : [])))].concat(
      sample ? [say.sample] : [],
    ),
    sentences: [
      firstSentence(),
      ...(counted && counted.inside === 0
        ? [show.say(words.noHomes, { known: show.number(counted.known) })]
        : []),
      ...others.map((hazard) => `• ${textOf(hazard)}`),
      // Whoever asks for an address could not be told more, where nothing is known of the suburb either.
      ...(isUnknown ? [guideText('hazardMaps', language)] : isPlace && !partly ? [say.hazardWhole] : []),
    ],
    suggestions: [say.suggest.market, say.suggest.listings],
  };
};
