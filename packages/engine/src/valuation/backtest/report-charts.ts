const WIDTH = 720;
const LABEL_WIDTH = 110;
const ROW_HEIGHT = 26;
const PLOT_WIDTH = WIDTH - LABEL_WIDTH - 70;
const MOST_DOTS = 2500;

const svg = (height: number, label: string, body: string): string =>
  `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${label}">${body}</svg>`;

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const rounded = (value: number): string => value.toFixed(1);

const rowLabel = (name: string, y: number): string =>
  `<text x="${LABEL_WIDTH - 10}" y="${y + 4}" text-anchor="end">${escapeXml(name)}</text>`;

/** Bars from `from`, with a line at the reference. */
export const barChart = (
  names: readonly string[],
  values: readonly number[],
  { unit, reference, from = 0 }: { unit: string; reference: number; from?: number },
): string => {
  const most = Math.max(reference, ...values) * (from === 0 ? 1.1 : 1.02);
  const x = (value: number) => LABEL_WIDTH + (Math.max(0, value - from) / (most - from)) * PLOT_WIDTH;
  const bars = names.map((name, i) => {
    const y = 20 + i * ROW_HEIGHT;
    const value = values[i] ?? 0;
    const shown = `${value.toFixed(from === 0 ? 1 : 3)}${unit}`;
    return (
      `${rowLabel(name, y)}<rect class="mark" x="${LABEL_WIDTH}" y="${y - 8}" width="${rounded(x(value) - LABEL_WIDTH)}" height="16"/>` +
      `<text x="${rounded(x(value) + 6)}" y="${y + 4}">${shown}</text>`
    );
  });
  const height = 20 + names.length * ROW_HEIGHT;
  const line = `<line class="reference" x1="${rounded(x(reference))}" x2="${rounded(x(reference))}" y1="4" y2="${height - 8}"/>`;
  return svg(height, 'Bars by group', bars.join('') + line);
};

/** Coverage of both ranges by group, against what they promise. */
export const rangeChart = (
  names: readonly string[],
  covered80: readonly number[],
  covered90: readonly number[],
): string => {
  const x = (share: number) => LABEL_WIDTH + ((Math.max(60, share) - 60) / 40) * PLOT_WIDTH;
  const height = 40 + names.length * ROW_HEIGHT;
  const promised = [80, 90].map(
    (share) => `<line class="reference" x1="${x(share)}" x2="${x(share)}" y1="4" y2="${height - 26}"/>`,
  );
  const ticks = [60, 70, 80, 90, 100].map(
    (share) => `<text x="${x(share)}" y="${height - 8}" text-anchor="middle">${share}%</text>`,
  );
  const rows = names.map((name, i) => {
    const y = 20 + i * ROW_HEIGHT;
    return (
      `${rowLabel(name, y)}<line class="axis" x1="${LABEL_WIDTH}" x2="${LABEL_WIDTH + PLOT_WIDTH}" y1="${y}" y2="${y}"/>` +
      `<circle class="mark" cx="${rounded(x(covered80[i] ?? 0))}" cy="${y}" r="6"/>` +
      `<circle class="open" cx="${rounded(x(covered90[i] ?? 0))}" cy="${y}" r="6"/>`
    );
  });
  return svg(height, 'Coverage of the ranges by group', promised.join('') + rows.join('') + ticks.join(''));
};

/** Values against prices; a sample of them where there are many. */
export const scatterChart = (valueAud: Float64Array, priceAud: Float64Array): string => {
  const size = 420;
  const logs = [...valueAud, ...priceAud].map(Math.log10).sort((a, b) => a - b);
  const low = logs[Math.floor(0.001 * logs.length)] ?? 0;
  const high = logs[Math.ceil(0.999 * logs.length) - 1] ?? 1;
  const x = (log: number) => 60 + ((log - low) / (high - low)) * (WIDTH - 90);
  const y = (log: number) => size - 30 - ((log - low) / (high - low)) * (size - 50);
  const every = Math.max(1, Math.ceil(valueAud.length / MOST_DOTS));
  const dots: string[] = [];
  for (let row = 0; row < valueAud.length; row += every) {
    const price = Math.log10(priceAud[row] ?? 1);
    const value = Math.log10(valueAud[row] ?? 1);
    if (Math.min(price, value) < low || Math.max(price, value) > high) continue;
    dots.push(`<circle class="dot" cx="${rounded(x(price))}" cy="${rounded(y(value))}" r="2.2"/>`);
  }
  const line = (factor: number) => {
    const shift = Math.log10(factor);
    const from = Math.max(low, low - shift);
    const to = Math.min(high, high - shift);
    return `<line class="${factor === 1 ? 'axis' : 'reference'}" x1="${rounded(x(from))}" y1="${rounded(y(from + shift))}" x2="${rounded(x(to))}" y2="${rounded(y(to + shift))}"/>`;
  };
  const ticks = [1, 2, 5]
    .flatMap((digit) => [3, 4, 5, 6, 7, 8].map((power) => digit * 10 ** power))
    .filter((price) => Math.log10(price) > low && Math.log10(price) < high)
    .map((price) => {
      const at = Math.log10(price);
      const shown = price >= 1e6 ? `${price / 1e6}m` : `${price / 1e3}k`;
      return `<text x="${rounded(x(at))}" y="${size - 10}" text-anchor="middle">${shown}</text><text x="50" y="${rounded(y(at) + 4)}" text-anchor="end">${shown}</text>`;
    });
  return svg(
    size,
    'Value against price',
    line(1) + line(1.2) + line(1 / 1.2) + dots.join('') + ticks.join(''),
  );
};
