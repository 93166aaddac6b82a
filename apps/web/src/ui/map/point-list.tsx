import type { MapPoint } from './map-model.ts';
import type { MapText } from './map-text.ts';
import type { PointsInView } from './points-in-view.ts';
import './map-list.css';

type Props = {
  view: PointsInView;
  text: MapText;
  selectedId?: string | undefined;
  /** Out of sight until the keyboard reaches it, unless the map itself could not be drawn. */
  alwaysShown: boolean;
  onSelect: (id: string, event: Event) => void;
};

export function PointList({ view, text, selectedId, alwaysShown, onSelect }: Props) {
  if (view.listed.length === 0) return null;
  return (
    <div className={alwaysShown ? 'map-list map-list-shown' : 'map-list'}>
      <p>{text.inView(view.listed.length, view.total)}</p>
      <ul aria-label={text.listLabel}>
        {view.listed.map((point) => (
          <li key={point.id}>
            <button
              type="button"
              aria-pressed={point.id === selectedId}
              onClick={({ nativeEvent }) => onSelect(point.id, nativeEvent)}
            >
              {nameOf(point)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function nameOf({ number, label }: MapPoint): string {
  return number === undefined ? label : `${number}. ${label}`;
}
