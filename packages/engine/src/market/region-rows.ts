/** Where each locality's rows begin in columns that are in the order of localities; one more, for the end. */
export const localityOffsets = (locality: Int32Array, localityCount: number): Int32Array => {
  const offsets = new Int32Array(localityCount + 1);
  for (const one of locality) offsets[one + 1] = (offsets[one + 1] ?? 0) + 1;
  for (let at = 0; at < localityCount; at++) offsets[at + 1] = (offsets[at + 1] ?? 0) + (offsets[at] ?? 0);
  return offsets;
};

/** The rows of some localities. */
export const rowsOf = (offsets: Int32Array, localities: readonly number[]): Int32Array => {
  const from = (one: number): number => offsets[one] ?? 0;
  const to = (one: number): number => offsets[one + 1] ?? 0;
  const rows = new Int32Array(localities.reduce((sum, one) => sum + to(one) - from(one), 0));
  let next = 0;
  for (const one of localities) for (let row = from(one); row < to(one); row++) rows[next++] = row;
  return rows;
};
