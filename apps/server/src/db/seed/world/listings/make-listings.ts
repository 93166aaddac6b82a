import { Draws } from '@propguard/rules/chance/draws';
import { isOnMarket, type ListingStatus } from '@propguard/rules/properties/listing-life';
import type { listingEvents, listings } from '../../../schema/properties.ts';
import { type Day, dayOf, isoDate, TODAY } from '../calendar.ts';
import type { PriceModel } from '../prices/price-model.ts';
import { roundAsking } from '../prices/round-price.ts';
import type { SampleProperty } from '../properties/make-properties.ts';
import type { SaleRow } from '../properties/make-sales.ts';
import { DATASET_IDS } from '../sample-datasets.ts';
import { sampleId } from '../sample-id.ts';
import {
  activeHistory,
  type HistoryEvent,
  soldHistory,
  underOfferHistory,
  withdrawnHistory,
} from './listing-history.ts';
import { wordsFor } from './listing-words.ts';
import { heatAt } from './market-heat.ts';

type ListingRow = Omit<typeof listings.$inferSelect, 'knownAt'>;
type EventRow = typeof listingEvents.$inferSelect;
export type SampleListing = { row: ListingRow; events: EventRow[] };
export type Offered = { property: SampleProperty; sales: SaleRow[] };

const EARLIEST: Day = TODAY - 500;
const STATUSES = [
  ['active', 31],
  ['under_offer', 6],
  ['sold', 51],
  ['withdrawn', 12],
] as const;
/** Who sold lately does not sell again yet. */
const QUIET_DAYS = 420;
const WITHOUT_GUIDE = 0.07;
const SINGLE_PRICE = 0.5;
const ASKING_NOISE = 0.05;

const guideOf = (
  draws: Draws,
  events: HistoryEvent[],
): { guideFromAud: number | null; guideToAud: number | null } => {
  const asked =
    events.findLast(({ kind }) => kind === 'listed' || kind === 'price_changed')?.priceAud ?? null;
  if (asked === null || draws.chance(WITHOUT_GUIDE)) return { guideFromAud: null, guideToAud: null };
  const to = draws.chance(SINGLE_PRICE)
    ? asked
    : Math.max(asked, roundAsking(asked * draws.between(1.03, 1.1)));
  return { guideFromAud: asked, guideToAud: to };
};

const toListing = (
  draws: Draws,
  { property }: Offered,
  status: ListingStatus,
  history: HistoryEvent[],
  saleId: string | null,
): SampleListing => {
  const { row: facts, ground } = property;
  const first = history[0];
  const last = history.at(-1);
  if (!first || !last) throw new Error('A listing has at least one event.');
  const id = sampleId('listing', facts.id, isoDate(first.on));
  return {
    row: {
      id,
      propertyId: facts.id,
      localityId: facts.localityId,
      status,
      ...guideOf(draws, history),
      listedOn: isoDate(first.on),
      closedOn: isOnMarket(status) ? null : isoDate(last.on),
      saleId,
      ...wordsFor(draws, facts, ground.name),
      photoSeed: draws.integer(0, 2 ** 31 - 1),
      datasetId: DATASET_IDS.listings,
    },
    events: history.map(({ on, kind, priceAud }, position) => ({
      listingId: id,
      position,
      on: isoDate(on),
      kind,
      priceAud,
    })),
  };
};

/** Listings of one locality; nobody lists twice. */
export const makeListings = (
  localityId: string,
  offered: Offered[],
  count: number,
  prices: PriceModel,
  auctionShare: number,
): SampleListing[] => {
  const draws = new Draws(`listings/${localityId}`);
  const waiting = draws.shuffled(offered);
  const take = (isRight: (one: Offered) => boolean): Offered | undefined => {
    const found = waiting.findIndex(isRight);
    return found < 0 ? undefined : waiting.splice(found, 1)[0];
  };
  const lastSaleDay = ({ sales }: Offered): Day => dayOf(sales.at(-1)?.contractDate ?? '1990-01-01');

  return Array.from({ length: count }, (): SampleListing | null => {
    const wanted = draws.weighted(STATUSES);
    const forSold = wanted === 'sold' ? take((one) => lastSaleDay(one) >= EARLIEST) : undefined;
    const chosen = forSold ?? take((one) => lastSaleDay(one) < EARLIEST - QUIET_DAYS);
    if (!chosen) return null;
    const { property, sales } = chosen;
    const given = { draws, type: property.row.type, heat: heatAt(property.site.position), auctionShare };
    const sale = sales.at(-1);
    if (forSold && sale) {
      return toListing(
        draws,
        chosen,
        'sold',
        soldHistory(given, sale.method, dayOf(sale.contractDate), sale.priceAud),
        sale.id,
      );
    }
    const status = wanted === 'sold' ? 'active' : wanted;
    const valueAud = Math.exp(prices.logValue(property, TODAY) + ASKING_NOISE * draws.normal());
    const history =
      status === 'active'
        ? activeHistory(given, valueAud)
        : status === 'under_offer'
          ? underOfferHistory(given, valueAud)
          : withdrawnHistory(given, EARLIEST, valueAud);
    return toListing(draws, chosen, status, history, null);
  }).filter((one) => one !== null);
};
