/**
 * Amounts rounded to whole dollars that still add up to the rounded total: those that lost most by rounding down get
 * the dollars that are left.
 */
const wholeDollars = (amounts: readonly number[], total: number): number[] => {
  const floors = amounts.map(Math.floor);
  let left = Math.round(total) - floors.reduce((sum, amount) => sum + amount, 0);
  const order = amounts
    .map((amount, i) => ({ i, lost: amount - floors[i]! }))
    .sort((a, b) => b.lost - a.lost || a.i - b.i);
  for (let turn = 0; left !== 0 && order.length > 0; turn++) {
    const { i } = order[turn % order.length]!;
    floors[i] = floors[i]! + Math.sign(left);
    left -= Math.sign(left);
  }
  return floors;
};

/**
 * Factors of a price as amounts: ln(to / from) split into parts, each times the logarithmic mean of both prices,
 * (to - from) / ln(to / from). The amounts add up to the difference whatever the order of the parts.
 */
export const logPartsAsDollars = (from: number, to: number, parts: readonly number[]): number[] => {
  const ratio = Math.log(to / from);
  const mean = Math.abs(ratio) < 1e-9 ? (from + to) / 2 : (to - from) / ratio;
  return wholeDollars(
    parts.map((part) => part * mean),
    Math.round(to) - Math.round(from),
  );
};
