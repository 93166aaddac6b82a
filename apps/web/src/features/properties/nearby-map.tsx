import type { Property } from '@propguard/protocol/property-records';
import { useMemo } from 'react';
import { audText } from '../../lib/aud-text.ts';
import { useMapTiles } from '../../parts/properties/use-map-tiles.ts';
import { WhenNear } from '../../ui/layout/when-near.tsx';
import type { MapFrame, MapPoint } from '../../ui/map/map-model.ts';
import { MapWhenSettled } from '../../ui/map/map-when-settled.tsx';
import type { NumberedSale } from './nearby-columns.tsx';
import { text } from './text.ts';

const words = text.nearby;
const FITTED: MapFrame = { fit: 'points' };
const GROUND = <div className="h-full bg-map-land" />;

interface NearbyMapProps {
  property: Property;
  sales: readonly NumberedSale[];
  selectedId: string | undefined;
  onSelect: (saleId: string) => void;
}

const pointOf = ({ number, sale, property }: NumberedSale): MapPoint => ({
  id: sale.id,
  number,
  lat: property.latitude,
  lng: property.longitude,
  label: words.mark(property.address, audText(sale.priceAud)),
});

export function NearbyMap({ property, sales, selectedId, onSelect }: NearbyMapProps) {
  const { address, latitude, longitude } = property;
  const points = useMemo(() => sales.map(pointOf), [sales]);
  const subject = useMemo(
    () => ({ lat: latitude, lng: longitude, label: address }),
    [latitude, longitude, address],
  );
  const tiles = useMapTiles();
  return (
    <WhenNear className="h-full" placeholder={GROUND}>
      <MapWhenSettled
        label={words.map}
        description={words.mapDescription(address, sales.length)}
        subject={subject}
        points={points}
        selectedId={selectedId}
        frame={FITTED}
        {...(tiles ? { tiles } : {})}
        sharesPageScroll
        onSelect={onSelect}
      />
    </WhenNear>
  );
}
