const WIDTH = 720;
const LABEL_WIDTH = 110;
const ROW_HEIGHT = 26;
const PLOT_WIDTH = WIDTH - LABEL_WIDTH - 70;
const MOST_DOTS = 2500;
/** Where nothing missed, bars of zero still need a scale, in per cent. */
const LEAST_BAR_SCALE = 0.1;
/** Prices that are all alike still need an axis: from them to a quarter above. */
const LEAST_DECADES = 0.1;

const svg = (height: number, label: string, body: string): string =>
  `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${label}">${body}</svg>`;

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const rounded = (value: number): string => value.toFixed(1);

const rowLabel = (name: string, y: number): string =>
  `<text x="${LABEL_WIDTH - 10}" y="${y + 4}" text-anchor="end">${escapeXml(name)}</text>`;

/** In a column of its own, so that no mark or line runs through a figure. */
const rowFigure = (shown: string, y: number): string =>
  `<text class="figure" x="${WIDTH}" y="${y + 4}" text-anchor="end">${shown}</text>`;

const referenceLine = (x: number, height: number): string =>
  `<line class="reference" x1="${rounded(x)}" x2="${rounded(x)}" y1="4" y2="${height}"/>`;

/** Bars from zero, in percent, with a line at the reference. */
export const barChart = (
  names: readonly string[],
  values: readonly number[],
  { reference }: { reference: number },
): string => {
  const most = Math.max(LEAST_BAR_SCALE, reference, ...values) * 1.05;
  const x = (value: number) => LABEL_WIDTH + (value / most) * PLOT_WIDTH;
  const bars = names.map((name, i) => {
    const y = 20 + i * ROW_HEIGHT;
    const value = values[i] ?? 0;
    const width = rounded(x(value) - LABEL_WIDTH);
    return `${rowLabel(name, y)}<rect class="mark" x="${LABEL_WIDTH}" y="${y - 8}" width="${width}" height="16" rx="2"/>${rowFigure(`${value.toFixed(1)}%`, y)}`;
  });
  const height = 20 + names.length * ROW_HEIGHT;
  return svg(height, 'Bars by group', bars.join('') + referenceLine(x(reference), height - 8));
};

/** Ratios of value to price on both sides of one: dots, because a bar would begin at zero. */
export const ratioChart = (names: readonly string[], ratios: readonly number[]): string => {
  const reach = 1.2 * Math.max(0.05, ...ratios.map((ratio) => Math.abs(ratio - 1)));
  const x = (ratio: number) => LABEL_WIDTH + ((ratio - 1 + reach) / (2 * reach)) * PLOT_WIDTH;
  const rows = names.map((name, i) => {
    const y = 20 + i * ROW_HEIGHT;
    const ratio = ratios[i] ?? 1;
    return (
      `${rowLabel(name, y)}<line class="axis" x1="${LABEL_WIDTH}" x2="${LABEL_WIDTH + PLOT_WIDTH}" y1="${y}" y2="${y}"/>` +
      `<circle class="mark" cx="${rounded(x(ratio))}" cy="${y}" r="6"/>${rowFigure(ratio.toFixed(3), y)}`
    );
  });
  const height = 20 + names.length * ROW_HEIGHT;
  return svg(height, 'Median ratio by tier', referenceLine(x(1), height - 8) + rows.join(''));
};

/** Coverage of both ranges by group, against what they promise. */
export const rangeChart = (
  names: readonly string[],
  covered80: readonly number[],
  covered90: readonly number[],
): string => {
  const least = Math.min(60, Math.floor(Math.min(100, ...covered80, ...covered90) / 10) * 10);
  const x = (share: number) => LABEL_WIDTH + ((share - least) / (100 - least)) * PLOT_WIDTH;
  const height = 40 + names.length * ROW_HEIGHT;
  const promised = [80, 90].map((share) => referenceLine(x(share), height - 26));
  const ticks = Array.from({ length: (100 - least) / 10 + 1 }, (_, i) => least + 10 * i).map(
    (share) => `<text x="${rounded(x(share))}" y="${height - 8}" text-anchor="middle">${share}%</text>`,
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
  const high = Math.max(low + LEAST_DECADES, logs[Math.ceil(0.999 * logs.length) - 1] ?? 1);
  const x = (log: number) => 60 + ((log - low) / (high - low)) * (WIDTH - 130);
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
  const titles = `<text class="figure" x="60" y="14">Value</text><text class="figure" x="${WIDTH}" y="${size - 10}" text-anchor="end">Price</text>`;
  return svg(
    size,
    'Value against price',
    line(1) + line(1.2) + line(1 / 1.2) + dots.join('') + ticks.join('') + titles,
  );
};
