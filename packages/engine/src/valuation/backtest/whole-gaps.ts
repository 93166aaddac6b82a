import type { SaleRow } from '../sales/property-facts.ts';

const ONE_TYPE = 'home';

/** Farther apart than any two comparable sales are; meridians draw together towards the poles. */
const ROW_DEGREES = 1;
const COLUMN_DEGREES = 2;
const SOUTHMOST = -60;
const ROWS = 121;
const COLUMNS = 180;

/**
 * What a whole file does not tell should not keep its homes from being compared. Without types all are of one type.
 * Without coordinates every locality is a place of its own, out of reach of the others: a home is compared with its
 * own locality's sales, and nothing is said of where that is. A gap in some rows stays a gap.
 */
export const fillWholeGaps = (sales: readonly SaleRow[]): void => {
  if (sales.every(({ type }) => type === null)) for (const sale of sales) sale.type = ONE_TYPE;
  if (sales.some(({ latitude, longitude }) => latitude !== null && longitude !== null)) return;
  const places = new Map<string, number>();
  for (const sale of sales) {
    const name = sale.localityId ?? sale.postcode ?? '';
    const place = places.get(name) ?? places.size;
    places.set(name, place);
    sale.latitude = SOUTHMOST + ROW_DEGREES * (place % ROWS);
    sale.longitude = -180 + COLUMN_DEGREES * (Math.floor(place / ROWS) % COLUMNS);
  }
};
