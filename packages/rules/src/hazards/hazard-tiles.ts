/** Tiles are cut down to this zoom; nearer, the browser enlarges them. */
export const DEEPEST_HAZARD_ZOOM = 14;
