import type { MarketAnalysis } from '@propguard/protocol/market';
import { isFastMoving, listingVolumeShare } from '@propguard/rules/market/labels';
import { Clock } from 'lucide-react';
import { FigureBasis, FigureValue } from '../../parts/market/figure-value.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Meter } from '../../ui/feedback/meter.tsx';
import { KeyFigure, KeyFigures } from '../../ui/figures/key-figures.tsx';
import { Sparkline } from './sparkline.tsx';
import { text } from './text.ts';

const words = text.metrics;

export function MetricsStrip({ analysis }: { analysis: MarketAnalysis }) {
  const { figures, quarters } = analysis.details;
  const { medianPrice, growthYoy, daysOnMarket, clearanceRate, listingVolume } = figures;
  return (
    <KeyFigures label={words.label} size="lg" className="mb-3 md:mb-5">
      <KeyFigure
        label={text.figures.medianPrice}
        value={<FigureValue name="medianPrice" figure={medianPrice} />}
        note={
          <FigureBasis figure={medianPrice}>
            <span className="flex flex-wrap items-center gap-x-2">
              <Sparkline values={quarters.map(({ priceAud }) => priceAud)} tone="accent" />
              {words.sales(medianPrice.count)}
            </span>
          </FigureBasis>
        }
      />
      <KeyFigure
        label={text.figures.growthYoy}
        value={<FigureValue name="growthYoy" figure={growthYoy} />}
        note={<FigureBasis figure={growthYoy}>{words.bothYears(growthYoy.count)}</FigureBasis>}
      />
      <KeyFigure
        label={text.figures.daysOnMarket}
        value={<FigureValue name="daysOnMarket" figure={daysOnMarket} />}
        badge={
          isFastMoving(daysOnMarket.value) ? (
            <Badge tone="positive" icon={Clock}>
              {words.fastMoving}
            </Badge>
          ) : null
        }
        note={<FigureBasis figure={daysOnMarket}>{words.daysFrom(daysOnMarket.count)}</FigureBasis>}
      />
      <KeyFigure
        label={text.figures.clearanceRate}
        value={<FigureValue name="clearanceRate" figure={clearanceRate} />}
        note={<FigureBasis figure={clearanceRate}>{words.auctions(clearanceRate.count)}</FigureBasis>}
      />
      <KeyFigure
        label={text.figures.listingVolume}
        value={<FigureValue name="listingVolume" figure={listingVolume} />}
        note={
          <FigureBasis figure={listingVolume}>
            <span className="flex items-center gap-2">
              <Meter share={listingVolumeShare(listingVolume.value ?? 0)} className="w-24 flex-none" />
              {words.listings}
            </span>
          </FigureBasis>
        }
      />
    </KeyFigures>
  );
}
