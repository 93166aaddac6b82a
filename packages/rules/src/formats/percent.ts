/** A share as whole per cent, or with as many digits as asked: 0.0834 -> '8.3%'. */
export const percent = (share: number, digits = 0): string => `${(share * 100).toFixed(digits)}%`;
