import { useId, useMemo, useRef, useState } from 'react';
import { zoomInto } from './camera.ts';
import { EdgeMarks } from './edge-marks.tsx';
import { MapControls } from './map-controls.tsx';
import { MapCover } from './map-cover.tsx';
import { MapLegend } from './map-legend.tsx';
import type {
  MapFrame,
  MapGradedTiles,
  MapLayer,
  MapMark,
  MapMove,
  MapPoint,
  MapSubject,
  MapTiles,
} from './map-model.ts';
import { MapSources } from './map-sources.tsx';
import { mapStyle, overlayStyle } from './map-style.ts';
import { MAP_TEXT, type MapText } from './map-text.ts';
import type { MarkSet } from './mark-layers.ts';
import { PointList } from './point-list.tsx';
import { PointTag } from './point-tag.tsx';
import { pointsInView } from './points-in-view.ts';
import { ScaleBar } from './scale-bar.tsx';
import { ShoreMark } from './shore-mark.tsx';
import { SubjectMark } from './subject-mark.tsx';
import { type TagSide, tagSide } from './subject-room.ts';
import { useCamera } from './use-camera.ts';
import { useDrawing } from './use-drawing.ts';
import { useMap } from './use-map.ts';
import { useMarkData } from './use-mark-data.ts';
import { useMarkEvents } from './use-mark-events.ts';
import { usePalette } from './use-palette.ts';
import { usePointClicks } from './use-point-clicks.ts';
import './map-view.css';

export type MapViewProps = {
  /** What the map shows, in a few words. */
  label: string;
  /** The same in a sentence or two, for those who do not see it. */
  description?: string;
  frame?: MapFrame;
  points?: readonly MapPoint[];
  selectedId?: string | undefined;
  /** Things already gathered where they stand close together; in place of points. */
  marks?: readonly MapMark[];
  /** The one that something beside the map points at; it need not be among the marks. */
  litMark?: MapMark | null;
  subject?: MapSubject;
  layers?: readonly MapLayer[];
  gradedTiles?: readonly MapGradedTiles[];
  tiles?: MapTiles;
  /** From how many points on they are gathered in clusters. */
  clusterFrom?: number;
  sharesPageScroll?: boolean;
  text?: Partial<MapText>;
  className?: string;
  onMove?: (move: MapMove) => void;
  onSelect?: (id: string) => void;
  /** With the mark under the pointer, and null when there is none. */
  onPointAt?: (id: string | null) => void;
};

const NONE: readonly never[] = [];
const MOST_LISTED = 50;

export function MapView(props: MapViewProps) {
  const { label, description, frame, points = NONE, selectedId, subject, layers = NONE, tiles } = props;
  const { marks, litMark = null, onPointAt, gradedTiles = NONE } = props;
  const { clusterFrom = 60, sharesPageScroll = false, className = '', onMove, onSelect } = props;
  const text = useMemo(() => ({ ...MAP_TEXT, ...props.text }), [props.text]);
  const descriptionId = useId();
  const host = useRef<HTMLDivElement>(null);

  const drawing = useDrawing();
  // Colours are read from a canvas, which asks the graphics too.
  const palette = usePalette(host, drawing !== null);
  const clustered = points.length >= clusterFrom;
  const hasMarks = marks !== undefined;
  const markSet = useRef<MarkSet>({ marks: NONE, lit: null });
  markSet.current = { marks: marks ?? NONE, lit: litMark };
  const [side, setSide] = useState<TagSide>('left');
  const style = useMemo(() => {
    if (!palette) return null;
    const content = {
      layers,
      gradedTiles,
      points: { points, selectedId, clustered },
      marks: hasMarks ? markSet.current : undefined,
      // Streets of a tile server say as much.
      around: tiles ? undefined : subject,
      marked: subject ? { subject, side } : undefined,
      tiles,
      isPlain: drawing === 'software',
    };
    return tiles?.kind === 'style'
      ? overlayStyle(content, palette)
      : mapStyle(content, palette, location.origin);
  }, [palette, drawing, layers, gradedTiles, points, selectedId, clustered, hasMarks, subject, side, tiles]);

  const foreignStyle = tiles?.kind === 'style' ? tiles : undefined;
  const { map, status, isIncomplete } = useMap(host, {
    drawing,
    style,
    label,
    descriptionId,
    sharesPageScroll,
    foreignStyle,
  });
  const positions = useMemo(() => (subject ? [...points, subject] : points), [points, subject]);
  const move = useCamera(map, frame, positions, onMove);
  const sideNow = subject ? tagSide(subject, move) : side;
  if (sideNow !== side) setSide(sideNow);
  usePointClicks(map, onSelect);
  useMarkData(map, status === 'ready', markSet.current);
  useMarkEvents(map, marks, { onSelect, onPointAt });

  const listed = marks ?? points;
  const inView = useMemo(() => pointsInView(listed, move?.bounds ?? null, MOST_LISTED), [listed, move]);
  const choose = (id: string, event: Event) => {
    const bounds = marks?.find((mark) => mark.id === id)?.bounds;
    if (map && bounds) zoomInto(map, bounds, event);
    else onSelect?.(id);
  };
  const selected = points.find((point) => point.id === selectedId);

  return (
    <div className={`map-view ${className}`}>
      <figure className="map-plan" aria-label={label} aria-describedby={descriptionId} data-status={status}>
        <p id={descriptionId} className="map-hidden">
          {description} {status === 'failed' ? '' : text.keys}
        </p>
        <div ref={host} className="map-host" />
        {map && subject ? <SubjectMark map={map} subject={subject} side={side} /> : null}
        {map && selected ? <PointTag map={map} point={selected} move={move} /> : null}
        {map && subject && !tiles ? <ShoreMark map={map} from={subject} label={text.shore} /> : null}
        {map && subject && !clustered ? (
          <EdgeMarks map={map} points={points} from={subject} onSelect={onSelect} />
        ) : null}
        <MapCover status={status} text={text} />
        {isIncomplete ? (
          <p className="map-notice" role="status">
            {text.incomplete}
          </p>
        ) : null}
        {map ? <MapControls map={map} text={text} /> : null}
        {map ? <ScaleBar map={map} /> : null}
        {status === 'failed' ? null : <MapSources text={text} tilesBy={tiles?.attribution} />}
        <PointList
          view={inView}
          text={text}
          selectedId={selectedId}
          alwaysShown={status === 'failed'}
          onSelect={choose}
        />
      </figure>
      <MapLegend layers={layers} label={text.legendLabel} />
    </div>
  );
}
