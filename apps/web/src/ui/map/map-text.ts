/** Words of the map itself. A feature passes its own where it knows better. */
export type MapText = {
  zoomIn: string;
  zoomOut: string;
  north: string;
  sources: string;
  attribution: string;
  loading: string;
  incomplete: string;
  failedTitle: string;
  failedHint: string;
  listLabel: string;
  legendLabel: string;
  inView: (shown: number, total: number) => string;
  keys: string;
  shore: string;
};

export const MAP_TEXT: MapText = {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  north: 'North is up',
  sources: 'Map sources',
  attribution:
    'Shorelines, rivers and state borders: GSHHG (Wessel and Smith), LGPL. Neighbouring land: Natural Earth. Localities: Australian Postcodes by Matthew Proctor. Rivers are simplified. No streets or lots are shown.',
  loading: 'Drawing the map',
  incomplete: 'We couldn’t load part of the map',
  failedTitle: 'We couldn’t draw the map',
  failedHint: 'This browser has no WebGL. The list below shows the same places.',
  listLabel: 'Places on the map',
  legendLabel: 'Legend',
  inView: (shown, total) => (shown === total ? `${total} in view` : `${shown} of ${total} in view`),
  keys: 'Arrow keys move the map, plus and minus zoom.',
  shore: 'Mapped shore',
};
