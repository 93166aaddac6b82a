import type { MarketFigures } from '@propguard/protocol/market-figures';
import { FigureBasis, FigureValue } from '../../parts/market/figure-value.tsx';
import { dayText } from '../../parts/times/day-text.ts';
import { KeyFigure, KeyFigures } from '../../ui/figures/key-figures.tsx';
import { text } from './text.ts';

const words = text.suburb;

const SHOWN = {
  medianPrice: ({ count }) => words.fromSales(count),
  growthYoy: ({ count }) => words.fromBothYears(count),
  salesVolume: () => words.recordedSales,
  daysOnMarket: ({ count }) => words.fromListings(count),
  clearanceRate: ({ count }) => words.fromAuctions(count),
  listingVolume: ({ asOf }) => (asOf ? words.listingsOn(dayText(asOf)) : ''),
} satisfies Partial<Record<keyof MarketFigures, (figure: MarketFigures[keyof MarketFigures]) => string>>;

/** Those of the market's own analysis: nothing is counted a second way here. */
export function SuburbFigures({ figures }: { figures: MarketFigures }) {
  const names = Object.keys(SHOWN) as (keyof typeof SHOWN)[];
  return (
    <KeyFigures label={words.figures} size="lg" bare>
      {names.map((name) => (
        <KeyFigure
          key={name}
          label={words.names[name]}
          value={<FigureValue name={name} figure={figures[name]} />}
          note={<FigureBasis figure={figures[name]}>{SHOWN[name](figures[name])}</FigureBasis>}
        />
      ))}
    </KeyFigures>
  );
}
