/**
 * What a distance alone suggests. The curves are ours, made to rank places for a closer look; they claim no
 * probability. `scaleMetres` is where the value has fallen to 37% of that at the water's edge.
 */
export type DistanceCurve = {
  atEdge: number;
  scaleMetres: number;
  /** Beyond it nothing is known, or nothing is to be feared: see `beyond`. */
  reachMetres: number;
  /** The value beyond the reach; null where being far proves nothing. */
  beyond: number | null;
};

/** The source lacks creeks and drains: without a river nearby there is no answer. */
export const RIVER_FLOOD_CURVE: DistanceCurve = {
  atEdge: 0.5,
  scaleMetres: 900,
  reachMetres: 3000,
  beyond: null,
};

/** The shore is known everywhere: far from it nothing erodes. */
export const COAST_EROSION_CURVE: DistanceCurve = {
  atEdge: 0.5,
  scaleMetres: 250,
  reachMetres: 20_000,
  beyond: 0,
};

/** Lines and points that an operator imports: faults, levees, mouths of mines. */
export const IMPORTED_LINE_CURVE: DistanceCurve = {
  atEdge: 0.75,
  scaleMetres: 500,
  reachMetres: 5000,
  beyond: null,
};

export const valueAtDistance = ({ atEdge, scaleMetres }: DistanceCurve, metres: number): number =>
  atEdge * Math.exp(-metres / scaleMetres);
