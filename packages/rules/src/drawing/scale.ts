/** Maps a value to a position. Both ends may run either way. */
export function linearScale(domain: readonly [number, number], range: readonly [number, number]) {
  const [fromValue, toValue] = domain;
  const [fromPosition, toPosition] = range;
  const span = toValue - fromValue;
  return (value: number) =>
    span === 0 ? fromPosition : fromPosition + ((value - fromValue) / span) * (toPosition - fromPosition);
}

const NICE_STEPS = [1, 2, 2.5, 5, 10];

/** The round step (1, 2, 2.5 or 5 times a power of ten) that cuts a span into at most `maxSteps`. */
export function niceStep(span: number, maxSteps: number): number {
  const rough = span / Math.max(1, maxSteps);
  if (!(rough > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = NICE_STEPS.find((step) => step * power >= rough * (1 - 1e-9)) ?? 10;
  return factor * power;
}

/** Multiples of `step` from the first at or after `min` to the last at or before `max`. */
export function ticksBetween(min: number, max: number, step: number): number[] {
  const first = Math.ceil(min / step - 1e-9);
  const last = Math.floor(max / step + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) =>
    roundTo(step, (first + index) * step),
  );
}

/** The domain widened to whole steps. */
export function niceDomain(min: number, max: number, step: number): [number, number] {
  return [
    roundTo(step, Math.floor(min / step + 1e-9) * step),
    roundTo(step, Math.ceil(max / step - 1e-9) * step),
  ];
}

/** Takes away what binary fractions add, such as 0.30000000000000004. */
function roundTo(step: number, value: number): number {
  const decimals = Math.max(0, 2 - Math.floor(Math.log10(step)));
  return Number(value.toFixed(Math.min(20, decimals)));
}

/**
 * Moves marks on both sides of a needle apart until none touch, each as little as can be
 * while their order stays. Returns the new positions in the order given.
 */
export function spreadAround(
  positions: readonly number[],
  needle: number,
  gap: number,
  needleGap: number,
): number[] {
  const order = positions
    .map((position, index) => ({ position, index }))
    .sort((a, b) => a.position - b.position);
  const spread = [...positions];
  let leftEdge = needle - needleGap + gap;
  for (const mark of order.filter((one) => one.position < needle).reverse()) {
    leftEdge = Math.min(mark.position, leftEdge - gap);
    spread[mark.index] = leftEdge;
  }
  let rightEdge = needle + needleGap - gap;
  for (const mark of order.filter((one) => one.position >= needle)) {
    rightEdge = Math.max(mark.position, rightEdge + gap);
    spread[mark.index] = rightEdge;
  }
  return spread;
}
