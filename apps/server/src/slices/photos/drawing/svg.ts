/** Pixels of the drawing's own grid; the picture scales to any size. */
export const WIDTH = 960;
export const HEIGHT = 640;

export type Point = readonly [x: number, y: number];
/** `edge` is the colour of the outline, `line` its width. */
export type Ink = { fill?: string; edge?: string; line?: number; fade?: number; dash?: string };

const tidy = (value: number): string => String(Math.round(value * 10) / 10);

const inked = ({ fill = 'none', edge, line = 1, fade, dash }: Ink): string =>
  ` fill="${fill}"${edge ? ` stroke="${edge}" stroke-width="${line}"` : ''}` +
  `${fade === undefined ? '' : ` opacity="${fade}"`}${dash ? ` stroke-dasharray="${dash}"` : ''}`;

export const rect = (x: number, y: number, width: number, height: number, ink: Ink): string =>
  `<rect x="${tidy(x)}" y="${tidy(y)}" width="${tidy(Math.max(0, width))}" height="${tidy(Math.max(0, height))}"${inked(ink)}/>`;

export const circle = (x: number, y: number, radius: number, ink: Ink): string =>
  `<circle cx="${tidy(x)}" cy="${tidy(y)}" r="${tidy(radius)}"${inked(ink)}/>`;

const pairs = (points: readonly Point[]): string => points.map(([x, y]) => `${tidy(x)} ${tidy(y)}`).join('L');

export const polygon = (points: readonly Point[], ink: Ink): string =>
  `<path d="M${pairs(points)}Z"${inked(ink)}/>`;

export const polyline = (points: readonly Point[], edge: string, line = 1): string =>
  `<path d="M${pairs(points)}"${inked({ edge, line })}/>`;

export type Segment = readonly [from: Point, to: Point];

/** Many hairlines as one path: brick courses, battens, hatching. */
export const strokes = (segments: readonly Segment[], edge: string, line = 1, fade?: number): string =>
  segments.length === 0
    ? ''
    : `<path d="${segments.map((pair) => `M${pairs(pair)}`).join('')}"${inked({ edge, line, fade })}/>`;

/** A closed curve through the points, softened at each of them. */
export const blob = (points: readonly Point[], ink: Ink): string => {
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const last = points.at(-1);
  const first = points[0];
  if (!first || !last) return '';
  const [startX, startY] = middle(last, first);
  const curves = points.map((point, index) => {
    const [endX, endY] = middle(point, points[(index + 1) % points.length] ?? first);
    return `Q${tidy(point[0])} ${tidy(point[1])} ${tidy(endX)} ${tidy(endY)}`;
  });
  return `<path d="M${tidy(startX)} ${tidy(startY)}${curves.join('')}Z"${inked(ink)}/>`;
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
  `preserveAspectRatio="xMidYMid slice" role="img" aria-labelledby="title description" stroke-linejoin="round" ` +
  `font-family="Inter, Helvetica Neue, Arial, sans-serif"><title id="title">${escaped(title)}</title>` +
  `<desc id="description">${escaped(description)}</desc>${parts.join('')}</svg>`;
