/** Of a mapped area whose file gives no grade: red on the bars, short of the worst. */
export const UNGRADED_SEVERITY = 0.75;

/** Inside what a layer has mapped, outside of its areas: low, because mapping has its own errors, and not zero. */
export const OUTSIDE_AREAS_VALUE = 0.05;
const STEP = 1000;

/** To a thousandth; more would claim to know what nobody does. */
export const roundHazard = (figure: number): number => Math.round(figure * STEP) / STEP;

/**
 * A hazard as it is kept. The value of places outside stands for them alone, so that a figure without its evidence still
 * says that nothing was measured: a measured one that comes to the same is a thousandth more.
 */
export const keptHazard = (value: number, isOutside: boolean): number => {
  const rounded = roundHazard(value);
  return !isOutside && rounded === OUTSIDE_AREAS_VALUE ? roundHazard(rounded + 1 / STEP) : rounded;
};

/** No mapped area reaches the place: no measured risk, however small it counts. */
export const isOutsideValue = (value: number | null): boolean => value === OUTSIDE_AREAS_VALUE;

/** How far from a mapped area it is still worth saying so. */
export const NEAR_AREA_METRES = 2000;
