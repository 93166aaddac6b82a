/** Sales in a quarter, for its own median to be drawn. The least of every other figure stands in metrics/market. */
export const QUARTER_MEDIAN_MIN_SALES = 3;
