import { STRONG_FONT } from './map-fonts.ts';
import type { MapMove, MapPosition, MapSubject } from './map-model.ts';
import type { MapPalette } from './palette.ts';
import type { StylePart } from './style-part.ts';
import { tagName } from './tag-image.ts';

const ROOM = 'subject-room';
const TEXT_PX = 12;
/** From its place to the near edge of its tag, as map-marks.css has it, and the tag's own padding. */
const TO_WORDS_PX = 31;
/** With the 12 px of the image, the outer of its two rings. */
const AROUND_PX = 14;

export type TagSide = 'left' | 'right';

/** Where its name has more room. */
export const tagSide = (subject: MapPosition, move: MapMove | null): TagSide =>
  move && subject.lng < move.center.lng ? 'right' : 'left';

/**
 * The subject's mark is an element above the map, of which the map knows nothing. What is drawn here cannot be seen and
 * takes up as much room: no number, cluster or name is put beneath it.
 */
export function subjectRoom({ lng, lat, label }: MapSubject, side: TagSide, palette: MapPalette): StylePart {
  const away = TO_WORDS_PX / TEXT_PX;
  return {
    sources: {
      [ROOM]: {
        type: 'geojson',
        data: {
          type: 'Feature',
          properties: { label },
          geometry: { type: 'Point', coordinates: [lng, lat] },
        },
      },
    },
    layers: [
      {
        id: ROOM,
        type: 'symbol',
        source: ROOM,
        layout: {
          'icon-image': tagName(palette.surface, palette.accent),
          'icon-padding': [AROUND_PX],
          'icon-allow-overlap': true,
          'text-field': ['get', 'label'],
          'text-font': STRONG_FONT,
          'text-size': TEXT_PX,
          'text-max-width': 99,
          'text-anchor': side === 'left' ? 'right' : 'left',
          'text-offset': [side === 'left' ? -away : away, 0],
          'text-padding': 8,
          'text-allow-overlap': true,
        },
        paint: { 'icon-opacity': 0, 'text-opacity': 0 },
      },
    ],
  };
}
