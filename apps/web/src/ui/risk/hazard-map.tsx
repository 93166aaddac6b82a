import type { LayerKind } from '@propguard/rules/hazards/hazard-kinds';
import { DEEPEST_HAZARD_ZOOM } from '@propguard/rules/hazards/hazard-tiles';
import { clsx } from 'clsx';
import { useMemo, useState } from 'react';
import { ToggleChip } from '../controls/toggle-chip.tsx';
import type { HazardKind, MapFrame, MapPoint, MapSubject } from '../map/map-model.ts';
import { MapWhenSettled } from '../map/map-when-settled.tsx';
import { HazardLegend } from './hazard-legend.tsx';
import { RISK_LOOKS } from './risk-kinds.ts';

type MappedKind = Exclude<LayerKind, 'seismic'>;

const HATCHES: Record<MappedKind, HazardKind> = {
  flood: 'flood',
  fire: 'fire',
  coastalErosion: 'erosion',
  subsidence: 'subsidence',
};
const KINDS = Object.keys(HATCHES) as MappedKind[];
/** As specified: flood and fire are on at first, erosion is off. */
const FIRST_SHOWN: readonly MappedKind[] = ['flood', 'fire'];

/** On the map a hatch tells the kind and a colour how severe it is: the switches show the hatch alone. */
const PATTERN_ONLY =
  '[--hz-erosion:var(--muted)] [--hz-fire:var(--muted)] [--hz-flood:var(--muted)] [--hz-subsidence:var(--muted)]';

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
  const hazardTiles = useMemo(
    () =>
      shown.map((kind) => ({
        id: kind,
        hazard: HATCHES[kind],
        url: `${location.origin}/api/hazard-tiles/${kind}/{z}/{x}/{y}?v=${encodeURIComponent(version)}`,
        maxZoom: DEEPEST_HAZARD_ZOOM,
      })),
    [shown, version],
  );
  return (
    <div>
      <fieldset className={clsx('flex flex-wrap gap-1.5 px-4 pb-2.5 md:px-5', PATTERN_ONLY)}>
        <legend className="sr-only">{TEXTS.layers}</legend>
        {KINDS.map((kind) => (
          <ToggleChip
            key={kind}
            swatch={HATCHES[kind]}
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
          hazardTiles={hazardTiles}
          {...(frame ? { frame } : {})}
          {...(subject ? { subject } : {})}
          {...(points ? { points } : {})}
          {...(onSelect ? { onSelect } : {})}
          selectedId={selectedId}
          sharesPageScroll
          className="h-full"
        />
      </div>
      <HazardLegend />
    </div>
  );
}
