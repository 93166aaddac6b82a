const MEGABYTE = 1024 * 1024;

export const LARGEST_LAYER_FILE_BYTES = 200 * MEGABYTE;
/** A file that was sent and never brought in is forgotten after this long. */
export const LAYER_FILE_KEPT_DAYS = 2;
/** How many faults a report lists one by one; the rest is counted. */
export const MOST_LISTED_FAULTS = 50;

/** What outside of its shapes a layer has looked at: nothing, the box around them, or the whole country. */
export const LAYER_COVERAGES = ['shapes', 'box', 'australia'] as const;
export type LayerCoverage = (typeof LAYER_COVERAGES)[number];

export const AUSTRALIA_BOX = { west: 112, south: -44.5, east: 160, north: -9 } as const;

/** A suburb of the same name farther away than this is another one. */
export const SAME_SUBURB_KM = 30;
