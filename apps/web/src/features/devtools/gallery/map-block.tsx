import { lazy, Suspense, useMemo, useState } from 'react';
import { SampleBadge } from '../../../parts/provenance/sample-badge.tsx';
import { ToggleChip } from '../../../ui/controls/toggle-chip.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { text } from '../text.ts';
import { Block } from './block.tsx';
import { MAP_LAYERS, MAP_POINTS, MAP_SUBJECT } from './map-sample.ts';

const MapView = lazy(() =>
  import('../../../ui/map/map-view.tsx').then((module) => ({ default: module.MapView })),
);

const words = text.map;
const FRAME = { center: MAP_SUBJECT, zoom: 12.5 };

export function MapBlock() {
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const [selectedId, setSelectedId] = useState<string>();
  const layers = useMemo(
    () => MAP_LAYERS.map((layer) => ({ ...layer, visible: !hidden.includes(layer.id) })),
    [hidden],
  );
  const show = (id: string) => (pressed: boolean) =>
    setHidden(pressed ? hidden.filter((one) => one !== id) : [...hidden, id]);
  return (
    <Block heading={text.blocks.maps}>
      <Card
        title={words.title}
        flush
        actions={
          <>
            <SampleBadge />
            {layers.map((layer) => (
              <ToggleChip
                key={layer.id}
                swatch={layer.hatch}
                pressed={layer.visible}
                onPressedChange={show(layer.id)}
              >
                {words.layers[layer.hatch]}
              </ToggleChip>
            ))}
          </>
        }
      >
        <Suspense
          fallback={
            <Loading label={words.loading}>
              <Skeleton height={420} />
            </Loading>
          }
        >
          <MapView
            label={words.label}
            description={words.description}
            frame={FRAME}
            subject={MAP_SUBJECT}
            points={MAP_POINTS}
            layers={layers}
            selectedId={selectedId}
            onSelect={setSelectedId}
            sharesPageScroll
          />
        </Suspense>
      </Card>
    </Block>
  );
}
