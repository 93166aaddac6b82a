/** Of a mapped area whose file gives no grade: red on the bars, short of the worst. */
export const UNGRADED_SEVERITY = 0.75;

/** Inside what a layer has mapped, outside of its areas: low, because mapping has its own errors, and not zero. */
export const OUTSIDE_AREAS_VALUE = 0.05;

/** How far from a mapped area it is still worth saying so. */
export const NEAR_AREA_METRES = 2000;
