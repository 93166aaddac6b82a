import { HatchSwatch } from './hatch-swatch.tsx';
import type { HazardKind } from './map-model.ts';
import './map-legend.css';

type Toggle = { hazard: HazardKind; label: string; pressed: boolean };
type Props = { label: string; toggles: readonly Toggle[]; onToggle: (hazard: HazardKind) => void };

/** Stands in the head of the card above the map. */
export function LayerToggles({ label, toggles, onToggle }: Props) {
  return (
    <fieldset className="map-toggles" aria-label={label}>
      {toggles.map((toggle) => (
        <button
          key={toggle.hazard}
          type="button"
          aria-pressed={toggle.pressed}
          onClick={() => onToggle(toggle.hazard)}
        >
          <HatchSwatch hazard={toggle.hazard} />
          {toggle.label}
        </button>
      ))}
    </fieldset>
  );
}
