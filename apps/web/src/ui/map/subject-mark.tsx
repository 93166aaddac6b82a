import type { Map as MapLibreMap } from 'maplibre-gl';
import { useRef } from 'react';
import type { MapSubject } from './map-model.ts';
import type { TagSide } from './subject-room.ts';
import { useAnchor } from './use-anchor.ts';
import './map-marks.css';

/** The property itself: a filled lot in two rings, with its name on the side that has room. */
export function SubjectMark({
  map,
  subject,
  side,
}: {
  map: MapLibreMap;
  subject: MapSubject;
  side: TagSide;
}) {
  const element = useRef<HTMLDivElement>(null);
  useAnchor(map, element, subject.lng, subject.lat);
  return (
    <div ref={element} className="map-subject" data-side={side}>
      <svg width="36" height="36" viewBox="-18 -18 36 36" aria-hidden="true">
        <circle r="15" className="map-subject-ground" />
        <circle r="15" className="map-subject-ring" />
        <circle r="10.5" className="map-subject-ring" />
        <rect x="-5" y="-5" width="10" height="10" transform="rotate(14)" className="map-subject-lot" />
      </svg>
      <span className="map-subject-tag">{subject.label}</span>
    </div>
  );
}
