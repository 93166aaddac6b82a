import type { MarketSnapshot } from '@propguard/protocol/market';
import type { FigureName } from '@propguard/protocol/market-figures';
import { isFastMoving, isHighActivity, isLowInventory } from '@propguard/rules/market/labels';
import { basisText, countText, homesText } from '@propguard/rules/metrics/market/figure-words';
import type { ReactNode } from 'react';
import { audText } from '../../../lib/aud-text.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { text } from '../text.ts';

const words = text.live;
const names = words.figures;

const share = (value: number) => `${(value * 100).toFixed(0)}%`;
const signed = (value: number, shown: string) => (value > 0 ? `+${shown}` : shown);

/** How many of each its confidence rests on: every figure of the basis has its part in it. */
const countsIn = (basis: MarketSnapshot['basis']): string[] => [...new Set(basis.map(countText))];

export function LiveOverview({ snapshot }: { snapshot: MarketSnapshot }) {
  const { priceIndex, priceChange, priceChangePercent, inventoryLevel, daysOnMarket, marketVelocity } =
    snapshot;
  /** From how many, and what is a wider place's says so. */
  const basisOf = (name: FigureName): string | null => {
    const found = snapshot.basis.find(({ figure }) => figure === name);
    return found ? basisText(found) : null;
  };
  const isGrowthOwn = snapshot.basis.some(({ figure, isOwn }) => figure === 'growthYoy' && isOwn);
  return (
    <section>
      <h3 className="text-13">
        {words.overview}, {snapshot.location}
      </h3>
      <p className="text-12 text-muted">{words.homes(homesText(snapshot.type), snapshot.salesVolume)}</p>
      <dl className="mt-2 grid grid-cols-2 gap-px overflow-hidden rounded-2 border border-line bg-line">
        <Cell
          name={names.priceIndex}
          value={priceIndex === null ? null : priceIndex.toFixed(1)}
          note={words.indexFrom(snapshot.indexSales)}
        />
        <Cell
          name={names.change}
          value={
            priceChangePercent === null
              ? null
              : signed(priceChangePercent, `${priceChangePercent.toFixed(1)}%`)
          }
          note={
            isGrowthOwn && priceChange !== null
              ? words.changeFrom(signed(priceChange, audText(priceChange)), basisOf('growthYoy') ?? '')
              : basisOf('growthYoy')
          }
        />
        <Cell
          name={names.inventory}
          value={inventoryLevel.toLocaleString('en-AU')}
          badge={isLowInventory(inventoryLevel) ? words.labels.lowInventory : null}
        />
        <Cell
          name={names.days}
          value={daysOnMarket === null ? null : daysOnMarket.toFixed(0)}
          note={basisOf('daysOnMarket')}
          badge={isFastMoving(daysOnMarket) ? words.labels.fastMoving : null}
        />
        <Cell name={names.volume} value={snapshot.salesVolume.toLocaleString('en-AU')} />
        <Cell
          name={names.velocity}
          value={marketVelocity === null ? null : share(marketVelocity)}
          note={basisOf('velocity')}
          badge={isHighActivity(marketVelocity) ? words.labels.highActivity : null}
        />
        <div className="col-span-2 bg-surface px-3 py-2 text-12 text-muted">
          <dt className="inline">{names.confidence}</dt>{' '}
          <dd className="inline tabular-nums">
            {words.confidenceFrom(share(snapshot.confidenceScore), countsIn(snapshot.basis))}
          </dd>
        </div>
      </dl>
    </section>
  );
}

interface CellProps {
  name: string;
  value: string | null;
  note?: ReactNode;
  badge?: string | null;
}

function Cell({ name, value, note, badge }: CellProps) {
  return (
    <div className="bg-surface px-3 pt-2 pb-2.5">
      <dt className="text-12 text-muted">{name}</dt>
      {value === null ? (
        <dd className="text-13 text-muted">{words.unknown}</dd>
      ) : (
        <dd className="text-16 font-semibold tracking-figure tabular-nums">{value}</dd>
      )}
      {note ? <dd className="text-12 text-muted tabular-nums">{note}</dd> : null}
      {badge ? (
        <dd className="mt-1">
          <Badge tone="accent">{badge}</Badge>
        </dd>
      ) : null}
    </div>
  );
}
