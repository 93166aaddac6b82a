import type { HazardLayer } from '@propguard/protocol/hazard-layers';
import { useQuery } from '@tanstack/react-query';
import { useListPage } from '../../lib/use-list-page.ts';
import { HazardMap } from '../../parts/risk/hazard-map.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { AUSTRALIA_BOUNDS, type MapFrame } from '../../ui/map/map-model.ts';
import { ListWithPane } from '../../ui/overlays/side-pane.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { ImportProgress } from './import-progress.tsx';
import { LayerPane } from './layer-pane.tsx';
import { LayerTable } from './layer-table.tsx';
import { layersQuery } from './queries.ts';
import { text } from './text.ts';

/** The map goes to a layer that covers one region. */
function frameOf(layer: HazardLayer | undefined): MapFrame {
  const [box, ...others] = layer?.coverage ?? [];
  return { bounds: box && others.length === 0 ? box : AUSTRALIA_BOUNDS };
}

/** What hazard answers rest on; the operator brings layers in and takes them out. The open one is `?layer=`. */
export function HazardLayersScreen() {
  const layers = useQuery(layersQuery());
  const { selectedId, select } = useListPage({ selected: 'layer' });
  const selected = layers.data?.items.find(({ id }) => id === selectedId);
  const isReading = selectedId !== null && layers.data !== undefined;
  return (
    <Page title={text.title} description={text.description} actions={<ImportDialog />}>
      <ImportProgress />
      <ListWithPane
        list={<LayerTable layers={layers} selectedId={selectedId} onSelect={select} />}
        pane={isReading ? <LayerPane layer={selected} onClose={() => select(null)} /> : null}
      />
      {layers.data ? (
        <Card title={text.map} flush className="mt-3 md:mt-5">
          <HazardMap label={text.mapLabel} version={layers.data.version} frame={frameOf(selected)} />
        </Card>
      ) : null}
    </Page>
  );
}
