const LOWEST = -0.99;
const HIGHEST = 10;
const ENOUGH_STEPS = 200;

/** Net present value of yearly flows, the first today: sum of flow / (1 + rate)^year. */
export const presentValue = (flows: readonly number[], rate: number): number =>
  flows.reduceRight((sum, flow) => sum / (1 + rate) + flow, 0);

/**
 * The yearly rate at which the flows are worth nothing today (internal rate of return), by bisection. Null when they
 * have no such rate between -99% and 1000%: nothing was put in, or nothing came back.
 */
export const internalRate = (flows: readonly number[]): number | null => {
  let [low, high] = [LOWEST, HIGHEST];
  const atLow = presentValue(flows, low);
  if (!Number.isFinite(atLow) || atLow * presentValue(flows, high) >= 0) return null;
  for (let step = 0; step < ENOUGH_STEPS; step++) {
    const middle = (low + high) / 2;
    if (atLow * presentValue(flows, middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
};
