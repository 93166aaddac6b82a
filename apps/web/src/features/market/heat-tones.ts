import type { HeatPlace } from '@propguard/protocol/market-figures';
import type { MarketHeat } from '@propguard/rules/market/heat';
import { basisText } from '@propguard/rules/metrics/market/figure-words';
import { formatGrowth } from '../../parts/market/figure-format.ts';
import type { MapPoint } from '../../ui/map/map-model.ts';
import { text } from './text.ts';

type Tone = NonNullable<MapPoint['tone']>;

const HEAT_TONES: Record<MarketHeat, Tone> = {
  hot: 'danger',
  warm: 'caution',
  cool: 'accent',
  cold: 'neutral',
};

export const HEAT_SWATCHES: Record<MarketHeat, string> = {
  hot: 'bg-danger-fill',
  warm: 'bg-caution-fill',
  cool: 'bg-accent',
  cold: 'bg-muted',
};

export function heatPoint(place: HeatPlace): MapPoint {
  const heat = place.heat ? text.trend.heats[place.heat] : text.heatMap.unknown;
  const growth =
    place.growthYoy === null
      ? text.none
      : text.heatMap.growthFrom(formatGrowth(place.growthYoy), basisText(place.growthBasis));
  return {
    id: place.localityId,
    lat: place.latitude,
    lng: place.longitude,
    label: text.heatMap.point(place.name, heat, growth),
    tone: place.heat ? HEAT_TONES[place.heat] : 'neutral',
  };
}
