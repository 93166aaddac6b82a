import type { MarketAnalysis } from '@propguard/protocol/market';
import type { FigureName, MarketFigure } from '@propguard/protocol/market-figures';
import { isFastMoving, listingVolumeShare } from '@propguard/rules/market/labels';
import { clsx } from 'clsx';
import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Meter } from '../../ui/feedback/meter.tsx';
import { KeyFigure, KeyFigures } from '../../ui/figures/key-figures.tsx';
import { formatFigure } from './figure-format.ts';
import { Sparkline } from './sparkline.tsx';
import { text } from './text.ts';

const words = text.metrics;

/** What is another region's says so; what is missing says why. */
function Basis({ figure, children }: { figure: MarketFigure; children?: ReactNode }) {
  if (figure.value === null) return <span className="whitespace-normal">{figure.note}</span>;
  if (!figure.isOwn && figure.region)
    return (
      <span title={figure.note ?? undefined} className="whitespace-normal">
        {text.borrowed(figure.region)}
      </span>
    );
  return children;
}

function Value({ name, figure }: { name: FigureName; figure: MarketFigure }) {
  if (figure.value === null) return <span className="text-muted">{text.none}</span>;
  const isGrowth = name === 'growthYoy';
  return (
    <span className={clsx(isGrowth && (figure.value >= 0 ? 'text-positive' : 'text-danger'))}>
      {formatFigure(name, figure.value)}
    </span>
  );
}

export function MetricsStrip({ analysis }: { analysis: MarketAnalysis }) {
  const { figures, quarters } = analysis.details;
  const { medianPrice, growthYoy, daysOnMarket, clearanceRate, listingVolume } = figures;
  return (
    <KeyFigures label={words.label} size="lg" className="mb-3 md:mb-5">
      <KeyFigure
        label={text.figures.medianPrice}
        value={<Value name="medianPrice" figure={medianPrice} />}
        note={
          <Basis figure={medianPrice}>
            <span className="flex flex-wrap items-center gap-x-2">
              <Sparkline values={quarters.map(({ priceAud }) => priceAud)} tone="accent" />
              {words.sales(medianPrice.count)}
            </span>
          </Basis>
        }
      />
      <KeyFigure
        label={text.figures.growthYoy}
        value={<Value name="growthYoy" figure={growthYoy} />}
        note={<Basis figure={growthYoy}>{words.sales(figures.salesVolume.count)}</Basis>}
      />
      <KeyFigure
        label={text.figures.daysOnMarket}
        value={<Value name="daysOnMarket" figure={daysOnMarket} />}
        badge={
          daysOnMarket.value !== null && isFastMoving(daysOnMarket.value) ? (
            <Badge tone="positive" icon={Clock}>
              {words.fastMoving}
            </Badge>
          ) : null
        }
        note={<Basis figure={daysOnMarket}>{words.days}</Basis>}
      />
      <KeyFigure
        label={text.figures.clearanceRate}
        value={<Value name="clearanceRate" figure={clearanceRate} />}
        note={<Basis figure={clearanceRate}>{words.auctions(clearanceRate.count)}</Basis>}
      />
      <KeyFigure
        label={text.figures.listingVolume}
        value={<Value name="listingVolume" figure={listingVolume} />}
        note={
          <Basis figure={listingVolume}>
            <span className="flex items-center gap-2">
              <Meter share={listingVolumeShare(listingVolume.value ?? 0)} className="w-24 flex-none" />
              {words.listings}
            </span>
          </Basis>
        }
      />
    </KeyFigures>
  );
}
