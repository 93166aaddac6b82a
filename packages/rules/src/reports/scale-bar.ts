/** Longer would crowd the plan. */
const MOST_SHARE = 0.25;
const STEPS = [1, 2, 5, 10];

/** The round length in metres that a plan's scale bar shows. */
export const scaleBarMetres = (metresAcross: number): number => {
  const most = metresAcross * MOST_SHARE;
  const power = 10 ** Math.floor(Math.log10(most));
  return (STEPS.findLast((step) => step * power <= most) ?? 1) * power;
};
