import type { MarketAnalysis } from '@propguard/protocol/market';
import { basisText, figureText, homesText } from '@propguard/rules/metrics/market/figure-words';
import { MARKET_METRICS } from '@propguard/rules/metrics/market/market-metrics';
import { text } from '../text.ts';
import { Figures } from './figures.tsx';
import { Part } from './part.tsx';

const words = text.paper;
const SHOWN = ['medianPrice', 'growthYoy', 'daysOnMarket', 'clearanceRate'] as const;

export function MarketPart({ market }: { market: MarketAnalysis }) {
  const { ai_insights: insights, details } = market;
  return (
    <Part title={words.market} note={`${homesText(details.countedAs)} in ${market.location}`}>
      <div className="grid gap-2 font-serif text-16 leading-[1.5] print:text-14">
        <p>{insights.investment_outlook}</p>
        <p>{insights.risk_assessment}</p>
      </div>
      <Figures
        items={SHOWN.map((name) => {
          const figure = details.figures[name];
          return {
            label: MARKET_METRICS[name].title,
            value: figure.value === null ? '–' : figureText(name, figure.value),
            note: figure.value === null ? (figure.note ?? '') : basisText(figure),
          };
        })}
      />
    </Part>
  );
}
