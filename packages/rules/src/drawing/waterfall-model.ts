export interface WaterfallStep {
  key: string;
  label: string;
  /** A quieter word beside the label, such as the fact itself. */
  note?: string | undefined;
  amount: number;
}

interface WaterfallBar extends WaterfallStep {
  /** The two ends of the bar, the smaller first. */
  from: number;
  to: number;
}

/** Each step from where the one before it has ended. */
export function waterfallBars(base: number, steps: readonly WaterfallStep[]): WaterfallBar[] {
  let reached = base;
  return steps.map((step) => {
    const before = reached;
    reached += step.amount;
    return { ...step, from: Math.min(before, reached), to: Math.max(before, reached) };
  });
}

const OTHER = 'other';

/** Small steps become one, so that the ones that matter are seen; the sum stays to the dollar. */
export function gatherSmall(
  steps: readonly WaterfallStep[],
  least: number,
  otherLabel: string,
): WaterfallStep[] {
  const small = steps.filter(({ amount }) => Math.abs(amount) < least);
  if (small.length < 2) return [...steps];
  const amount = small.reduce((sum, step) => sum + step.amount, 0);
  return [
    ...steps.filter((step) => Math.abs(step.amount) >= least),
    { key: OTHER, label: otherLabel, amount },
  ];
}
