import { useMemo, useState } from 'react';
import { ToggleChip } from '../../ui/controls/toggle-chip.tsx';
import type { MapFrame, MapPoint, MapSubject } from '../../ui/map/map-model.ts';
import { MapWhenSettled } from '../../ui/map/map-when-settled.tsx';
import { HazardLegend } from './hazard-legend.tsx';
import { HAZARD_HATCHES, hazardTiles, MAPPED_KINDS, type MappedKind } from './hazard-tiles.ts';
import { RISK_LOOKS } from './risk-kinds.ts';

/** As specified: flood and fire are on at first, erosion is off. */
const FIRST_SHOWN: readonly MappedKind[] = ['flood', 'fire'];

interface HazardMapProps {
  label: string;
  /** Of the layers, so that browsers keep tiles until one changes. */
  version: string;
  frame?: MapFrame;
  subject?: MapSubject;
  /** Such as comparable sales. */
  points?: readonly MapPoint[];
  heightPx?: number;
  selectedId?: string | undefined;
  onSelect?: (id: string) => void;
}

const TEXTS = { layers: 'Layers' };

/** Mapped hazards from our own server, each on a switch of its own, with the legend below. */
export function HazardMap(props: HazardMapProps) {
  const { label, version, frame, subject, points, heightPx = 420, selectedId, onSelect } = props;
  const [shown, setShown] = useState(FIRST_SHOWN);
  const gradedTiles = useMemo(() => hazardTiles(shown, version, location.origin), [shown, version]);
  return (
    <div>
      <fieldset className="flex flex-wrap gap-1.5 px-4 pb-2.5 md:px-5">
        <legend className="sr-only">{TEXTS.layers}</legend>
        {MAPPED_KINDS.map((kind) => (
          <ToggleChip
            key={kind}
            swatch={HAZARD_HATCHES[kind]}
            pressed={shown.includes(kind)}
            onPressedChange={(pressed) =>
              setShown(pressed ? [...shown, kind] : shown.filter((one) => one !== kind))
            }
          >
            {RISK_LOOKS[kind].label}
          </ToggleChip>
        ))}
      </fieldset>
      <div style={{ height: heightPx }}>
        <MapWhenSettled
          label={label}
          gradedTiles={gradedTiles}
          {...(frame ? { frame } : {})}
          {...(subject ? { subject } : {})}
          {...(points ? { points } : {})}
          {...(onSelect ? { onSelect } : {})}
          selectedId={selectedId}
          sharesPageScroll
          className="h-full"
        />
      </div>
      <HazardLegend shown={shown} />
    </div>
  );
}
