/** Pixels of the drawing's own grid; the picture scales to any size. */
export const WIDTH = 960;
export const HEIGHT = 640;

export type Point = readonly [x: number, y: number];
/** `edge` is the colour of the outline, `line` its width. */
export type Ink = { fill?: string; edge?: string; line?: number; fade?: number };

const tidy = (value: number): string => String(Math.round(value * 10) / 10);

/** Nothing is said that the root element or SVG itself says already. */
const inked = ({ fill, edge, line = 1, fade }: Ink): string =>
  (fill ? ` fill="${fill}"` : '') +
  (edge ? ` stroke="${edge}"${line === 1 ? '' : ` stroke-width="${line}"`}` : '') +
  (fade === undefined ? '' : ` opacity="${fade}"`);

export const rect = (x: number, y: number, width: number, height: number, ink: Ink): string => {
  const across = Math.max(0, width);
  return `<path d="M${tidy(x)} ${tidy(y)}h${tidy(across)}v${tidy(Math.max(0, height))}h${tidy(-across)}z"${inked(ink)}/>`;
};

export const circle = (x: number, y: number, radius: number, ink: Ink): string =>
  `<circle cx="${tidy(x)}" cy="${tidy(y)}" r="${tidy(radius)}"${inked(ink)}/>`;

const pairs = (points: readonly Point[]): string => points.map(([x, y]) => `${tidy(x)} ${tidy(y)}`).join('L');

export const polygon = (points: readonly Point[], ink: Ink): string =>
  `<path d="M${pairs(points)}Z"${inked(ink)}/>`;

/** Many alike, as one path: pickets, brackets. */
export const polygons = (shapes: readonly (readonly Point[])[], ink: Ink): string =>
  `<path d="${shapes.map((points) => `M${pairs(points)}Z`).join('')}"${inked(ink)}/>`;

export const polyline = (points: readonly Point[], edge: string, line = 1): string =>
  `<path d="M${pairs(points)}"${inked({ edge, line })}/>`;

export type Segment = readonly [from: Point, to: Point];

const segment = ([from, to]: Segment): string => {
  const start = `M${tidy(from[0])} ${tidy(from[1])}`;
  if (from[0] === to[0]) return `${start}V${tidy(to[1])}`;
  return from[1] === to[1] ? `${start}H${tidy(to[0])}` : `${start}L${tidy(to[0])} ${tidy(to[1])}`;
};

/** Many hairlines as one path: brick courses, battens, hatching. */
export const strokes = (segments: readonly Segment[], edge: string, line = 1, fade?: number): string =>
  segments.length === 0 ? '' : `<path d="${segments.map(segment).join('')}"${inked({ edge, line, fade })}/>`;

const whole = (value: number): string => String(Math.round(value));

/** A closed curve through the points, softened at each of them. */
export const blob = (points: readonly Point[], ink: Ink): string => {
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const last = points.at(-1);
  const first = points[0];
  if (!first || !last) return '';
  const [startX, startY] = middle(last, first);
  const curves = points.map((point, index) => {
    const [endX, endY] = middle(point, points[(index + 1) % points.length] ?? first);
    return `Q${whole(point[0])} ${whole(point[1])} ${whole(endX)} ${whole(endY)}`;
  });
  return `<path d="M${whole(startX)} ${whole(startY)}${curves.join('')}Z"${inked(ink)}/>`;
};

const escaped = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export const text = (
  x: number,
  y: number,
  value: string,
  size: number,
  fill: string,
  anchor = 'start',
): string =>
  `<text x="${tidy(x)}" y="${tidy(y)}" font-size="${size}" fill="${fill}" text-anchor="${anchor}">${escaped(value)}</text>`;

export const steps = (from: number, to: number, step: number): number[] =>
  Array.from(
    { length: Math.max(0, Math.floor((to - from) / step - 1e-9) + 1) },
    (_, index) => from + index * step,
  );

export const picture = (title: string, description: string, parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" ` +
  `preserveAspectRatio="xMidYMid slice" fill="none" role="img" aria-labelledby="title description" stroke-linejoin="round" ` +
  `font-family="Inter, Helvetica Neue, Arial, sans-serif"><title id="title">${escaped(title)}</title>` +
  `<desc id="description">${escaped(description)}</desc>${parts.join('')}</svg>`;
