import type { MarketAnalysis } from '@propguard/protocol/market';
import { percent } from '@propguard/rules/formats/percent';
import { audText } from '../../../lib/aud-text.ts';
import { text } from '../text.ts';
import { Figures } from './figures.tsx';
import { Part } from './part.tsx';

const words = text.paper;
const orDash = (value: number | null, write: (value: number) => string): string =>
  value === null ? '–' : write(value);

export function MarketPart({ market }: { market: MarketAnalysis }) {
  const { market_metrics: metrics, ai_insights: insights } = market;
  return (
    <Part title={words.market} note={market.location}>
      <div className="grid gap-2 font-serif text-16 leading-[1.5] print:text-14">
        <p>{insights.investment_outlook}</p>
        <p>{insights.risk_assessment}</p>
      </div>
      <Figures
        items={[
          { label: words.median, value: orDash(metrics.median_price, audText) },
          { label: words.growth, value: orDash(metrics.price_growth_yoy, (share) => percent(share, 1)) },
          { label: words.days, value: orDash(metrics.days_on_market, String) },
          {
            label: words.clearance,
            value: orDash(metrics.auction_clearance_rate, (share) => percent(share)),
          },
        ]}
      />
    </Part>
  );
}
