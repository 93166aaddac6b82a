import {
  LISTING_EVENT_KINDS,
  LISTING_STATUSES,
  LISTING_TRANSITIONS,
  type ListingEventKind,
  type ListingStatus,
} from '../properties/listing-life.ts';
import { isBlank } from './blank.ts';
import { type DateFormat, readDay } from './read-day.ts';
import { type PropertyDraft, type ReadingContext, readProperty, type Values } from './read-property.ts';
import { readPastDay, readPrice } from './read-sale.ts';
import { accepted, rejected, type Verdict } from './reject-reasons.ts';

type ListingEventDraft = { on: string; kind: ListingEventKind; priceAud: number | null };
export type ListingDraft = {
  reference: string;
  status: ListingStatus;
  guideFromAud: number | null;
  guideToAud: number | null;
  listedOn: string;
  closedOn: string | null;
  headline: string;
  description: string;
  events: ListingEventDraft[];
};

const STATUS_WORDS: Record<string, ListingStatus> = {
  active: 'active',
  'for sale': 'active',
  listed: 'active',
  current: 'active',
  'under offer': 'under_offer',
  'under contract': 'under_offer',
  under_offer: 'under_offer',
  sold: 'sold',
  withdrawn: 'withdrawn',
  expired: 'withdrawn',
  'off market': 'withdrawn',
};

const STATUS_AFTER: Record<ListingEventKind, ListingStatus> = {
  listed: 'active',
  price_changed: 'active',
  auction_passed_in: 'active',
  under_offer: 'under_offer',
  auction_sold: 'sold',
  sold: 'sold',
  withdrawn: 'withdrawn',
};

type Clock = { format: DateFormat; today: string };

/** '850000', '$850k - $900k', or nothing where the seller names no price. */
const readGuide = (values: Values): Verdict<{ from: number | null; to: number | null }> => {
  const [low = '', high = ''] = values('guideFrom').split(/\s*(?:-|–|\bto\b)\s*/);
  const ends = [low, values('guideTo') || high];
  const read: (number | null)[] = [];
  for (const [at, written] of ends.entries()) {
    if (isBlank(written) || !/\d/.test(written)) read.push(null);
    else {
      const price = readPrice(written, at === 0 ? 'guideFrom' : 'guideTo');
      if (!price.ok) return price;
      read.push(price.value);
    }
  }
  const from = read[0] ?? read[1] ?? null;
  const to = read[1] ?? read[0] ?? null;
  return from !== null && to !== null && from > to
    ? rejected('guide-upside-down', 'guideTo')
    : accepted({ from, to });
};

const isEventKind = (word: string): word is ListingEventKind =>
  LISTING_EVENT_KINDS.some((kind) => kind === word);

/** '2026-01-03 listed 850000; 2026-02-01 price_changed 820000' */
const readHistoryText = (text: string, clock: Clock): Verdict<ListingEventDraft[]> => {
  const events: ListingEventDraft[] = [];
  for (const part of text.split(/[;|]/).filter((piece) => piece.trim() !== '')) {
    const [day = '', kind = '', ...price] = part.trim().split(/\s+/);
    const on = readDay(day, clock.format);
    if (on === null || !isEventKind(kind)) return rejected('history-unreadable', 'history');
    if (on > clock.today) return rejected('date-in-future', 'history');
    const priceAud = price.length > 0 ? readPrice(price.join(''), 'history') : null;
    if (priceAud && !priceAud.ok) return priceAud;
    events.push({ on, kind, priceAud: priceAud?.value ?? null });
  }
  return accepted(events);
};

const HISTORY_COLUMNS: readonly (readonly [string, ListingEventKind, string])[] = [
  ['priceChangedOn', 'price_changed', 'guideFrom'],
  ['underOfferOn', 'under_offer', ''],
  ['soldOn', 'sold', 'soldPrice'],
  ['withdrawnOn', 'withdrawn', ''],
];

const readAuction = (values: Values, clock: Clock): Verdict<ListingEventDraft[]> => {
  if (isBlank(values('auctionOn')) || isBlank(values('auctionResult'))) return accepted([]);
  const on = readPastDay(values, 'auctionOn', clock);
  if (!on.ok) return on;
  const isPassedIn = /pass|no bid|vendor/i.test(values('auctionResult'));
  const kind = isPassedIn ? 'auction_passed_in' : 'auction_sold';
  return accepted([{ on: on.value, kind, priceAud: null }]);
};

const readHistoryColumns = (values: Values, clock: Clock): Verdict<ListingEventDraft[]> => {
  const auction = readAuction(values, clock);
  if (!auction.ok) return auction;
  const events = [...auction.value];
  for (const [column, kind, priceColumn] of HISTORY_COLUMNS) {
    if (isBlank(values(column))) continue;
    if (kind === 'sold' && events.some((event) => event.kind === 'auction_sold')) continue;
    const on = readPastDay(values, column, clock);
    if (!on.ok) return on;
    const written = priceColumn === '' ? '' : values(priceColumn);
    const price =
      isBlank(written) || !/\d/.test(written) ? null : readPrice(written.split(/[-–]/)[0] ?? '', priceColumn);
    if (price && !price.ok) return price;
    events.push({ on: on.value, kind, priceAud: price?.value ?? null });
  }
  return accepted(events);
};

/** In the order of days, beginning with the listing itself; each step must be one that can follow. */
const readEvents = (
  values: Values,
  clock: Clock,
  listed: ListingEventDraft,
): Verdict<ListingEventDraft[]> => {
  const read = isBlank(values('history'))
    ? readHistoryColumns(values, clock)
    : readHistoryText(values('history'), clock);
  if (!read.ok) return read;
  const later = read.value.filter(({ kind }) => kind !== 'listed').sort((a, b) => a.on.localeCompare(b.on));
  const first = read.value.find(({ kind }) => kind === 'listed') ?? listed;
  const events = [first, ...later];
  for (const [at, event] of later.entries()) {
    const before = events[at];
    if (before && (event.on < before.on || !LISTING_TRANSITIONS[before.kind].includes(event.kind)))
      return rejected('history-impossible', 'history');
  }
  return accepted(events);
};

const readStatus = (values: Values, events: readonly ListingEventDraft[]): Verdict<ListingStatus> => {
  const word = values('status').toLowerCase();
  const last = events.at(-1);
  if (isBlank(word)) return accepted(last ? STATUS_AFTER[last.kind] : 'active');
  const status = STATUS_WORDS[word];
  return status && LISTING_STATUSES.includes(status)
    ? accepted(status)
    : rejected('status-unknown', 'status');
};

const ENDS: Partial<Record<ListingStatus, ListingEventKind>> = { sold: 'sold', withdrawn: 'withdrawn' };

/** When it ended; a status that ends it needs the day, from a column or from its history. */
const readClosing = (
  values: Values,
  clock: Clock,
  status: ListingStatus,
  events: ListingEventDraft[],
): Verdict<string | null> => {
  const end = ENDS[status];
  if (!end) return accepted(null);
  const last = events.at(-1);
  if (last && STATUS_AFTER[last.kind] === status) return accepted(last.on);
  if (isBlank(values('closedOn'))) return rejected('closing-date-missing', 'closedOn');
  const closed = readPastDay(values, 'closedOn', clock);
  if (!closed.ok) return closed;
  if (last && (closed.value < last.on || !LISTING_TRANSITIONS[last.kind].includes(end)))
    return rejected('history-impossible', 'closedOn');
  events.push({ on: closed.value, kind: end, priceAud: null });
  return closed;
};

export const readListing = (
  values: Values,
  format: DateFormat,
  context: ReadingContext,
): Verdict<{ property: PropertyDraft; listing: ListingDraft }> => {
  const clock = { format, today: context.today };
  const listedOn = readPastDay(values, 'listedOn', clock);
  if (!listedOn.ok) return listedOn;
  const guide = readGuide(values);
  if (!guide.ok) return guide;
  const firstPrice = isBlank(values('firstPrice'))
    ? accepted(guide.value.from)
    : readPrice(values('firstPrice'), 'firstPrice');
  if (!firstPrice.ok) return firstPrice;
  const listed: ListingEventDraft = { on: listedOn.value, kind: 'listed', priceAud: firstPrice.value };
  const events = readEvents(values, clock, listed);
  if (!events.ok) return events;
  const status = readStatus(values, events.value);
  if (!status.ok) return status;
  const closedOn = readClosing(values, clock, status.value, events.value);
  if (!closedOn.ok) return closedOn;
  const property = readProperty(values, context);
  if (!property.ok) return property;
  return accepted({
    property: property.value,
    listing: {
      reference: values('reference'),
      status: status.value,
      guideFromAud: guide.value.from,
      guideToAud: guide.value.to,
      listedOn: listedOn.value,
      closedOn: closedOn.value,
      headline: values('headline'),
      description: values('description'),
      events: events.value,
    },
  });
};
