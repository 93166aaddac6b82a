import type { LocalityFigures } from '@propguard/protocol/locality-figures';
import {
  CLEARANCE_MIN_AUCTIONS,
  DAYS_ON_MARKET_MIN_LISTINGS,
  MEDIAN_MIN_SALES,
} from '@propguard/rules/properties/figures';
import { audText } from '../../lib/aud-text.ts';
import { dayText } from '../../parts/times/day-text.ts';
import { KeyFigure, KeyFigures } from '../../ui/figures/key-figures.tsx';
import { text } from './text.ts';

const words = text.suburb;

const percent = (share: number): string => `${Math.round(share * 100)}%`;
const signedPercent = (share: number): string =>
  `${share < 0 ? '−' : '+'}${Math.abs(share * 100).toFixed(1)}%`;

/** Where too little happened, no figure: only how much did, and how much it would take. */
export function SuburbFigures({ figures }: { figures: LocalityFigures }) {
  const { medianPrice, growth, sales, daysOnMarket, clearance, activeListings } = figures;
  return (
    <KeyFigures label={words.figures} size="lg" bare>
      <KeyFigure
        label={words.median}
        value={medianPrice.valueAud === null ? words.none : audText(medianPrice.valueAud)}
        note={
          medianPrice.valueAud === null
            ? words.fewSales(medianPrice.count, MEDIAN_MIN_SALES)
            : words.fromSales(medianPrice.count)
        }
      />
      <KeyFigure
        label={words.growth}
        value={growth.share === null ? words.none : signedPercent(growth.share)}
        note={
          growth.share === null
            ? words.fewForGrowth(growth.count, growth.countBefore, MEDIAN_MIN_SALES)
            : words.growthFrom(growth.count, growth.countBefore)
        }
      />
      <KeyFigure label={words.sales} value={sales.count.toLocaleString('en-AU')} note={words.recordedSales} />
      <KeyFigure
        label={words.daysOnMarket}
        value={daysOnMarket.medianDays === null ? words.none : Math.round(daysOnMarket.medianDays)}
        note={
          daysOnMarket.medianDays === null
            ? words.fewListings(daysOnMarket.count, DAYS_ON_MARKET_MIN_LISTINGS)
            : words.fromListings(daysOnMarket.count)
        }
      />
      <KeyFigure
        label={words.clearance}
        value={clearance.rate === null ? words.none : percent(clearance.rate)}
        note={
          clearance.rate === null
            ? words.fewAuctions(clearance.count, CLEARANCE_MIN_AUCTIONS)
            : words.fromAuctions(clearance.sold, clearance.count)
        }
      />
      <KeyFigure
        label={words.activeListings}
        value={activeListings.count.toLocaleString('en-AU')}
        note={words.listingsOn(dayText(activeListings.on))}
      />
    </KeyFigures>
  );
}
