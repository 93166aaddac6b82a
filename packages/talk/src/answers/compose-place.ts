import type { HazardKind } from '@propguard/rules/hazards/hazard-kinds';
import type { RiskBand } from '@propguard/rules/hazards/risk-bands';
import type { MarketSummary } from '../tools/market-summary.ts';
import type { NearMiss } from '../tools/near-miss.ts';
import { type Composer, fact, maybe } from './composed.ts';

export const composeMarket: Composer<MarketSummary> = (result, { say, show }, { sample }) => {
  const { location: place, propertyType, medianPriceAud, wider, asOf } = result;
  const type = say.types[propertyType ?? 'any'];
  if (medianPriceAud === null && result.sales === null)
    return {
      title: place,
      facts: [],
      items: [],
      notes: [],
      sentences: [show.say(say.marketNone, { place, type })],
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
  return {
    title: place,
    facts,
    items: [],
    notes: sample ? [say.sample] : [],
    sentences: [
      show.say(say.marketOf, { place, type }),
      ...facts.map(({ label, text }) => `• ${show.say(say.line, { label, text })}`),
      ...(medianPriceAud === null ? [say.noMedian] : []),
      ...(wider
        ? [show.say(say.widerMedian, { region: wider.region, value: show.aud(wider.medianAud) })]
        : []),
      ...(asOf ? [show.say(say.asOf, { date: show.day(asOf) })] : []),
    ],
    suggestions: [say.suggest.units, say.suggest.listings, say.suggest.flood],
  };
};

type Hazards = {
  address: string;
  hazards: { kind: HazardKind; value: number | null; band: RiskBand | null; source: string | null }[];
};

export const composeHazards: Composer<Hazards> = ({ address: place, hazards }, { say, show }, { sample }) => {
  const textOf = ({ kind, value, band }: Hazards['hazards'][number]): string =>
    value === null || band === null
      ? show.say(say.hazardNoData, { kind: say.kinds[kind] })
      : show.say(say.hazardLine, {
          kind: say.kinds[kind],
          band: say.bands[band],
          percent: show.percent(value),
        });
  return {
    title: place,
    facts: hazards.map(({ kind, value, band }) => ({
      name: kind,
      label: say.kinds[kind],
      text:
        value === null || band === null
          ? '–'
          : show.say(say.aside, { text: say.bands[band], aside: show.percent(value) }),
    })),
    items: [],
    notes: [...new Set(hazards.flatMap(({ source }) => (source ? [source] : [])))].concat(
      sample ? [say.sample] : [],
    ),
    sentences: [show.say(say.hazardsOf, { place }), ...hazards.map((hazard) => `• ${textOf(hazard)}`)],
    suggestions: [say.suggest.market, say.suggest.listings],
  };
};

type Listings = {
  count: number;
  near: NearMiss[];
  listings: {
    id: string;
    propertyId: string;
    address: string;
    fromAud: number | null;
    toAud: number | null;
    bedrooms: number | null;
  }[];
};

export const composeListings: Composer<Listings> = (
  { count, near, listings },
  { say, show },
  { arguments: args, sample, pictures },
) => {
  const priceOf = ({ fromAud, toAud }: Listings['listings'][number]): string => {
    if (fromAud === null) return '–';
    return toAud === null || toAud === fromAud
      ? show.aud(fromAud)
      : show.say(say.span, { low: show.aud(fromAud), high: show.aud(toAud) });
  };
  const textOf = (listing: Listings['listings'][number]): string => {
    const one = priceOf(listing);
    if (listing.bedrooms === null) return one;
    const rooms = { label: say.labels.bedrooms, text: show.number(listing.bedrooms) };
    return show.say(say.beside, { one, other: show.say(say.line, rooms) });
  };
  const pictureOf = ({ propertyId }: Listings['listings'][number]) => {
    const picture = pictures?.get(propertyId);
    return picture ? { picture } : {};
  };
  return {
    title: say.labels.forSale,
    facts: fact('count', say.labels.found, show.number(count)),
    items: listings.map((listing) => ({
      title: listing.address,
      text: textOf(listing),
      link: { path: `/property/${listing.propertyId}`, label: say.labels.open },
      ...pictureOf(listing),
    })),
    notes: [...(args.maxRisk ? [say.listingsRiskNote] : []), ...(sample ? [say.sample] : [])],
    sentences:
      count === 0
        ? near.length === 0
          ? [say.listingsNone]
          : [
              say.listingsNear,
              ...near.map(
                ({ without, count: found }) =>
                  `• ${show.say(say.listingsWithout, { wish: say.wishes[without], count: show.number(found) })}`,
              ),
            ]
        : [
            show.say(say.listingsFound, { number: count, count: show.number(count) }),
            ...listings.map(
              (listing) => `• ${show.say(say.line, { label: listing.address, text: priceOf(listing) })}`,
            ),
          ],
    suggestions: [say.suggest.market, say.suggest.borrow],
  };
};
