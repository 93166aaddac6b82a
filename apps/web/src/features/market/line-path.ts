export interface LinePath {
  path: string;
  last: { x: number; y: number };
}

const EDGE_PX = 3;
const rounded = (value: number): number => Math.round(value * 10) / 10;

/** A line through the values that are there, over the whole width; null with fewer than two of them. */
export function linePath(values: readonly (number | null)[], width: number, height: number): LinePath | null {
  const known = values.filter((value) => value !== null);
  if (known.length < 2) return null;
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const span = high - low || 1;
  const step = (width - 2 * EDGE_PX) / (values.length - 1);
  let path = '';
  let last = { x: 0, y: 0 };
  let isDrawing = false;
  values.forEach((value, at) => {
    if (value === null) {
      isDrawing = false;
      return;
    }
    last = {
      x: rounded(EDGE_PX + at * step),
      y: rounded(height - EDGE_PX - ((value - low) / span) * (height - 2 * EDGE_PX)),
    };
    path += `${isDrawing ? 'L' : 'M'}${last.x},${last.y}`;
    isDrawing = true;
  });
  return { path, last };
}
