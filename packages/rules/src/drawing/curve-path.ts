type Map1d = (value: number) => number;

function points(from: number, to: number, samples: number, x: Map1d, y: Map1d): string[] {
  return Array.from({ length: samples + 1 }, (_, index) => {
    const value = from + ((to - from) * index) / samples;
    return `${x(value).toFixed(1)},${y(value).toFixed(1)}`;
  });
}

export function linePath(from: number, to: number, samples: number, x: Map1d, y: Map1d): string {
  return `M${points(from, to, samples, x, y).join('L')}`;
}

/** The area under the line, down to the base. */
export function areaPath(
  from: number,
  to: number,
  samples: number,
  x: Map1d,
  y: Map1d,
  baseY: number,
): string {
  const line = points(from, to, samples, x, y).join('L');
  return `M${x(from).toFixed(1)},${baseY}L${line}L${x(to).toFixed(1)},${baseY}Z`;
}
