/**
 * Solves A x = b for a small symmetric positive definite A (row by row), by Cholesky: A = L Lᵀ.
 * Both are left as they are.
 */
export const solvePositive = (a: Float64Array, b: Float64Array): Float64Array => {
  const size = b.length;
  const l = new Float64Array(size * size);
  const at = (row: number, column: number): number => l[row * size + column] ?? 0;
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let sum = a[row * size + column] ?? 0;
      for (let k = 0; k < column; k++) sum -= at(row, k) * at(column, k);
      l[row * size + column] =
        row === column ? Math.sqrt(Math.max(sum, Number.MIN_VALUE)) : sum / at(column, column);
    }
  }
  const x = Float64Array.from(b);
  for (let row = 0; row < size; row++) {
    let sum = x[row] ?? 0;
    for (let k = 0; k < row; k++) sum -= at(row, k) * (x[k] ?? 0);
    x[row] = sum / at(row, row);
  }
  for (let row = size - 1; row >= 0; row--) {
    let sum = x[row] ?? 0;
    for (let k = row + 1; k < size; k++) sum -= at(k, row) * (x[k] ?? 0);
    x[row] = sum / at(row, row);
  }
  return x;
};
