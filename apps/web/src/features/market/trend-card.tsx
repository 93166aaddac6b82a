import type { MarketAnalysis } from '@propguard/protocol/market';
import type { MarketFigure } from '@propguard/protocol/market-figures';
import { percent } from '@propguard/rules/formats/percent';
import { isHighActivity, isLowInventory } from '@propguard/rules/market/labels';
import { SUPPLY_DEMAND_MONTHS } from '@propguard/rules/market/supply-demand';
import { countText } from '@propguard/rules/metrics/market/figure-words';
import {
  ArrowDown,
  ArrowDownUp,
  ArrowUp,
  Flame,
  House,
  type LucideIcon,
  Scale,
  TrendingUp,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { formatGrowth } from '../../parts/market/figure-format.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Meter } from '../../ui/feedback/meter.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { HeatGauge } from './heat-gauge.tsx';
import { text } from './text.ts';

const words = text.trend;
/** Months that fill the bar. */
const FULL_BAR_MONTHS = 9;

interface LineProps {
  icon: LucideIcon;
  name: string;
  value: ReactNode;
  children?: ReactNode;
}

function Line({ icon, name, value, children }: LineProps) {
  return (
    <li className="border-t border-line py-3.5 first:border-t-0 first:pt-1 last:pb-0">
      <div className="flex items-center gap-2.5 text-13">
        <Icon of={icon} />
        {name}
        <span className="ml-auto flex items-center gap-2 font-semibold tabular-nums">{value}</span>
      </div>
      {children}
    </li>
  );
}

const Note = ({ children }: { children: ReactNode }) => (
  <p className="mt-1.5 text-13 text-muted">{children}</p>
);

const basisOf = (figure: MarketFigure): string => words.basis(figure.region ?? '', countText(figure));

export function TrendCard({ analysis }: { analysis: MarketAnalysis }) {
  const { trend_analysis: trend, details } = analysis;
  const { growthYoy, inventoryMonths, listingVolume, velocity } = details.figures;
  return (
    <Card title={words.title}>
      <ul>
        <Line icon={TrendingUp} name={words.price} value={words.trends[trend.price_trend]}>
          {growthYoy.value === null ? (
            <Note>{growthYoy.note}</Note>
          ) : (
            <Note>{words.priceNote(formatGrowth(growthYoy.value), basisOf(growthYoy))}</Note>
          )}
        </Line>
        <Line
          icon={Flame}
          name={words.heat}
          value={trend.market_heat ? words.heats[trend.market_heat] : text.noFigure}
        >
          <HeatGauge heat={details.heat} />
        </Line>
        <Line icon={Scale} name={words.balance} value={words.balances[trend.supply_demand_balance]}>
          <Meter
            share={inventoryMonths.value === null ? null : inventoryMonths.value / FULL_BAR_MONTHS}
            ticks={[
              SUPPLY_DEMAND_MONTHS.sellersBelow / FULL_BAR_MONTHS,
              SUPPLY_DEMAND_MONTHS.buyersAbove / FULL_BAR_MONTHS,
            ]}
            className="mt-2.5"
          />
          {inventoryMonths.value === null ? (
            <Note>{inventoryMonths.note}</Note>
          ) : (
            <Note>{words.balanceNote(inventoryMonths.value.toFixed(1), basisOf(inventoryMonths))}</Note>
          )}
        </Line>
        <Line
          icon={House}
          name={words.inventory}
          value={
            listingVolume.value === null ? (
              text.noFigure
            ) : isLowInventory(listingVolume.value) ? (
              <Badge tone="caution" icon={ArrowDown}>
                {words.lowInventory}
              </Badge>
            ) : (
              words.listings(listingVolume.value)
            )
          }
        />
        <Line
          icon={ArrowDownUp}
          name={words.velocity}
          value={
            <>
              {velocity.value === null ? text.noFigure : percent(velocity.value)}
              {velocity.value !== null && isHighActivity(velocity.value) ? (
                <Badge tone="positive" icon={ArrowUp}>
                  {words.highActivity}
                </Badge>
              ) : null}
            </>
          }
        >
          <Note>{velocity.value === null ? velocity.note : words.velocityNote(basisOf(velocity))}</Note>
        </Line>
      </ul>
    </Card>
  );
}
