import { Draws } from '@propguard/rules/chance/draws';
import type { SaleMethod } from '@propguard/rules/properties/listing-life';
import type { sales } from '../../../schema/properties.ts';
import {
  type Day,
  dayOf,
  FIRST_DAY,
  isoDate,
  monthOf,
  nextSaturday,
  TODAY,
  workingDay,
  yearOf,
} from '../calendar.ts';
import type { PriceModel } from '../prices/price-model.ts';
import { roundPrice } from '../prices/round-price.ts';
import { DATASET_IDS } from '../sample-datasets.ts';
import { sampleId } from '../sample-id.ts';
import type { SampleProperty } from './make-properties.ts';

export type SaleRow = typeof sales.$inferSelect;

/** Spring sells, January rests. */
const BUSY_BY_MONTH = [0.5, 0.9, 1.08, 0.92, 1.02, 0.9, 0.86, 0.96, 1.05, 1.16, 1.25, 0.8];
const PRICE_BY_MONTH = [-0.008, -0.002, 0.002, 0, -0.002, -0.006, -0.006, -0.002, 0.004, 0.008, 0.008, 0.002];
const BUSY_BY_YEAR: Readonly<Record<number, number>> = {
  2020: 1.05,
  2021: 1.25,
  2022: 0.95,
  2023: 0.85,
  2024: 0.95,
  2025: 1,
  2026: 1,
};
const BUSIEST = 1.25 * 1.25;

const HAGGLE = 0.09;
/** A family sale, a forced one, two bidders who would not stop. */
const ODD_SALE = { share: 0.03, spread: 0.2 };
const RESALE_CHANCE = 0.34;
const RESALE_AFTER_DAYS = [270, 1700] as const;
const SETTLEMENT_DAYS = [30, 42, 60, 90] as const;

const drawDay = (draws: Draws): Day => {
  for (;;) {
    const day = draws.integer(FIRST_DAY, TODAY - 1);
    const busy = (BUSY_BY_MONTH[monthOf(day)] ?? 1) * (BUSY_BY_YEAR[yearOf(day)] ?? 1);
    if (draws.chance(busy / BUSIEST)) return day;
  }
};

const contractDay = (day: Day, method: SaleMethod): Day => {
  const on = method === 'auction' ? nextSaturday(day) : workingDay(day);
  return on >= TODAY ? on - 7 : on;
};

/** Sales of one property, oldest first. */
export const makeSales = (property: SampleProperty, prices: PriceModel, auctionShare: number): SaleRow[] => {
  const { row, told } = property;
  const draws = new Draws(`sales/${row.id}`);
  const toRow = (day: Day, method: SaleMethod, priceAud: number): SaleRow => {
    const settlement = day + draws.pick(SETTLEMENT_DAYS);
    return {
      id: sampleId('sale', row.id, isoDate(day)),
      propertyId: row.id,
      localityId: row.localityId,
      contractDate: isoDate(day),
      settlementDate: settlement < TODAY ? isoDate(settlement) : null,
      priceAud,
      method,
      datasetId: DATASET_IDS.sales,
      sourceKey: null,
      sentAt: null,
      bundle: null,
      part: null,
    };
  };
  if (told.length > 0)
    return told.map(({ contractDate, priceAud }) => toRow(dayOf(contractDate), 'private_treaty', priceAud));

  const made: SaleRow[] = [];
  for (let day = drawDay(draws); day < TODAY; day += draws.integer(...RESALE_AFTER_DAYS)) {
    const method = row.type !== 'land' && draws.chance(auctionShare) ? 'auction' : 'private_treaty';
    const on = contractDay(day, method);
    const odd = draws.chance(ODD_SALE.share) ? ODD_SALE.spread * draws.normal() : 0;
    const season = PRICE_BY_MONTH[monthOf(on)] ?? 0;
    const logPrice = prices.logValue(property, on) + season + HAGGLE * draws.normal() + odd;
    made.push(toRow(on, method, roundPrice(Math.exp(logPrice))));
    if (!draws.chance(RESALE_CHANCE)) break;
  }
  return made;
};
