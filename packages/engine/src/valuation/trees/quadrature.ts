/** Points in (0, 1) and their weights. */
export type Quadrature = { points: Float64Array; weights: Float64Array };

const NEWTON_STEPS = 50;

/** Gauss-Legendre on (0, 1): n points integrate every polynomial of degree 2n - 1 exactly. */
export const gaussLegendre = (n: number): Quadrature => {
  const points = new Float64Array(n);
  const weights = new Float64Array(n);
  for (let i = 0; i < n; i++) {
    let x = Math.cos((Math.PI * (i + 0.75)) / (n + 0.5));
    let slope = 1;
    for (let step = 0; step < NEWTON_STEPS; step++) {
      let before = 1;
      let current = x;
      for (let k = 2; k <= n; k++)
        [before, current] = [current, ((2 * k - 1) * x * current - (k - 1) * before) / k];
      slope = (n * (x * current - before)) / (x * x - 1);
      x -= current / slope;
    }
    points[i] = (1 - x) / 2;
    weights[i] = 1 / ((1 - x * x) * slope * slope);
  }
  return { points, weights };
};
