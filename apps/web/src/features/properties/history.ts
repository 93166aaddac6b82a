import type { Sale } from '@propguard/protocol/property-records';
import type { ListingEventKind, SaleMethod } from '@propguard/rules/properties/listing-life';
import type { Subject } from './subject.ts';

type HistoryKind = ListingEventKind | 'sale';

export interface HistoryEntry {
  id: string;
  day: string;
  kind: HistoryKind;
  /** Of a sale outside a listing that we know. */
  method: SaleMethod | null;
  priceAud: number | null;
  /** Of a changed price against the one asked before; of a sale against the sale before. */
  changeAud: number | null;
}

const SETTLED: readonly HistoryKind[] = ['sold', 'auction_sold', 'sale'];
const ASKED: readonly HistoryKind[] = ['listed', 'price_changed'];

export const isSale = (kind: HistoryKind): boolean => SETTLED.includes(kind);

type Undated = Omit<HistoryEntry, 'changeAud'>;

function eventsOf({ campaigns }: Subject): Undated[] {
  return campaigns.flatMap(({ id, events }) =>
    events.map(({ on, kind, priceAud }, index) => ({
      id: `${id} ${index}`,
      day: on,
      kind,
      method: null,
      priceAud,
    })),
  );
}

/** The register has a sale of its own for each that ended a listing: told once, by the listing. */
function salesBeside(events: readonly Undated[], sales: readonly Sale[]): Undated[] {
  const told = new Set(events.filter(({ kind }) => isSale(kind)).map(({ day }) => day));
  return sales
    .filter(({ contractDate }) => !told.has(contractDate))
    .map(({ id, contractDate, priceAud, method }) => ({
      id,
      day: contractDate,
      kind: 'sale',
      method,
      priceAud,
    }));
}

/** In the order in which it happened; events of one day stay in the order of their listing. */
function inOrder(entries: readonly Undated[]): HistoryEntry[] {
  let asked: number | null = null;
  let sold: number | null = null;
  return [...entries]
    .sort((a, b) => a.day.localeCompare(b.day))
    .map((entry) => {
      const before = entry.kind === 'price_changed' ? asked : isSale(entry.kind) ? sold : null;
      const { priceAud } = entry;
      if (priceAud !== null && ASKED.includes(entry.kind)) asked = priceAud;
      if (priceAud !== null && isSale(entry.kind)) sold = priceAud;
      return { ...entry, changeAud: before === null || priceAud === null ? null : priceAud - before };
    });
}

/** Everything known to have happened to the property, newest first. */
export function historyOf(subject: Subject): HistoryEntry[] {
  const events = eventsOf(subject);
  return inOrder([...events, ...salesBeside(events, subject.sales)]).reverse();
}
