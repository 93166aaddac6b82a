import type { Draws } from '@propguard/rules/chance/draws';
import type { ListingEventKind, SaleMethod } from '@propguard/rules/properties/listing-life';
import type { PropertyType } from '@propguard/rules/properties/property-types';
import { type Day, nextSaturday, TODAY, workingDay } from '../calendar.ts';
import { roundAsking, roundPrice } from '../prices/round-price.ts';
import { typicalDaysOnMarket } from './market-heat.ts';

export type HistoryEvent = { on: Day; kind: ListingEventKind; priceAud: number | null };

type Circumstances = { draws: Draws; type: PropertyType; heat: number; auctionShare: number };

const CAMPAIGN_DAYS = [19, 30] as const;
const DAYS_SPREAD = 0.55;
const OFFER_TO_CONTRACT_DAYS = [2, 12] as const;
const FIRST_CHANGE_DAYS = 24;
const LONGEST_DAYS = 260;
/**
 * Of those who would go to auction, how many have failed at one, where nobody is eager. Whoever is still open counts
 * little: their auctions all lie in the last weeks, and would drown the ones that sold then.
 */
const PASSED_IN = { sold: 1.05, open: 0.12, withdrawn: 0.9 };
const passedInChance = ({ heat, auctionShare }: Circumstances, outcome: keyof typeof PASSED_IN): number =>
  auctionShare * PASSED_IN[outcome] * (1 - 0.76 * heat);

const drawDays = ({ draws, type, heat }: Circumstances): number =>
  Math.round(Math.min(LONGEST_DAYS, Math.max(6, draws.around(typicalDaysOnMarket(type, heat), DAYS_SPREAD))));

/** Those who wait ask less after a while, and again; each change is a few per cent. */
const priceChanges = (
  { draws, heat }: Circumstances,
  from: Day,
  to: Day,
  lastAsked: number,
): HistoryEvent[] => {
  const days: Day[] = [];
  for (let on = from + FIRST_CHANGE_DAYS; on < to - 4; on += draws.integer(20, 45)) {
    if (draws.chance(0.62 - 0.35 * heat)) days.push(workingDay(on));
  }
  let asked = lastAsked;
  return days
    .reverse()
    .map((on) => {
      const event = { on, kind: 'price_changed' as const, priceAud: roundAsking(asked) };
      asked *= 1 + draws.between(0.02, 0.05);
      return event;
    })
    .reverse();
};

/** The first price asked is the one before the first change. */
const listedAt = (draws: Draws, on: Day, changes: HistoryEvent[], lastAsked: number): HistoryEvent => {
  const next = changes[0]?.priceAud;
  return {
    on,
    kind: 'listed',
    priceAud: next ? roundAsking(next * (1 + draws.between(0.02, 0.05))) : roundAsking(lastAsked),
  };
};

/** An auction at which nobody bid enough, some weeks after the start. */
const passedIn = ({ draws }: Circumstances, listedOn: Day, before: Day, valueAud: number): HistoryEvent[] => {
  const on = nextSaturday(listedOn + draws.integer(...CAMPAIGN_DAYS));
  if (on >= before) return [];
  return [{ on, kind: 'auction_passed_in', priceAud: roundPrice(valueAud * draws.between(0.88, 0.97)) }];
};

const inOrder = (events: HistoryEvent[]): HistoryEvent[] =>
  events
    .map((event, order) => ({ event, order }))
    .sort((a, b) => a.event.on - b.event.on || a.order - b.order)
    .map(({ event }) => event);

/** Nothing is asked anew between the offer and the contract, nor on the day the hammer falls. */
const withChanges = (
  given: Circumstances,
  listedOn: Day,
  until: Day,
  asked: number,
  rest: HistoryEvent[],
): HistoryEvent[] => {
  const changes = priceChanges(given, listedOn, until, asked);
  return [listedAt(given.draws, listedOn, changes, asked), ...inOrder([...changes, ...rest])];
};

export const soldHistory = (
  given: Circumstances,
  method: SaleMethod,
  soldOn: Day,
  priceAud: number,
): HistoryEvent[] => {
  const { draws, heat } = given;
  if (method === 'auction') {
    const listedOn = workingDay(soldOn - draws.integer(...CAMPAIGN_DAYS));
    const asked = priceAud * draws.between(0.9, 1);
    return [listedAt(draws, listedOn, [], asked), { on: soldOn, kind: 'auction_sold', priceAud }];
  }
  const offerOn = soldOn - draws.integer(...OFFER_TO_CONTRACT_DAYS);
  const listedOn = workingDay(offerOn - drawDays(given));
  const failed = draws.chance(passedInChance(given, 'sold'))
    ? passedIn(given, listedOn, offerOn, priceAud)
    : [];
  const asked = priceAud * (1 + draws.between(-0.02, 0.06) - 0.03 * heat);
  const until = failed[0]?.on ?? offerOn;
  return [
    ...withChanges(given, listedOn, until, asked, failed),
    { on: offerOn, kind: 'under_offer', priceAud: null },
    { on: soldOn, kind: 'sold', priceAud },
  ];
};

type Span = { outcome: 'open' | 'withdrawn'; listedOn: Day; until: Day };

const unsoldHistory = (
  given: Circumstances,
  { outcome, listedOn, until }: Span,
  valueAud: number,
): HistoryEvent[] => {
  const { draws } = given;
  const failed = draws.chance(passedInChance(given, outcome))
    ? passedIn(given, listedOn, until, valueAud)
    : [];
  return withChanges(given, listedOn, failed[0]?.on ?? until, valueAud * draws.between(0.98, 1.08), failed);
};

export const activeHistory = (given: Circumstances, valueAud: number): HistoryEvent[] => {
  // Those still for sale are caught somewhere within their time, the slow ones more often.
  const agedDays = 1 + Math.round(drawDays(given) * given.draws.between(0.05, 1.5));
  return unsoldHistory(
    given,
    { outcome: 'open', listedOn: workingDay(TODAY - agedDays - 1), until: TODAY },
    valueAud,
  );
};

export const underOfferHistory = (given: Circumstances, valueAud: number): HistoryEvent[] => {
  const offerOn = TODAY - given.draws.integer(1, 20);
  const listedOn = workingDay(offerOn - drawDays(given));
  return [
    ...unsoldHistory(given, { outcome: 'open', listedOn, until: offerOn }, valueAud),
    { on: offerOn, kind: 'under_offer', priceAud: null },
  ];
};

export const withdrawnHistory = (given: Circumstances, earliest: Day, valueAud: number): HistoryEvent[] => {
  const withdrawnOn = workingDay(given.draws.integer(earliest, TODAY - 3));
  const listedOn = workingDay(withdrawnOn - Math.round(drawDays(given) * 1.8));
  return [
    ...unsoldHistory(given, { outcome: 'withdrawn', listedOn, until: withdrawnOn }, valueAud * 1.06),
    { on: withdrawnOn, kind: 'withdrawn', priceAud: null },
  ];
};
