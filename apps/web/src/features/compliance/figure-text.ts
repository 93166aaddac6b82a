export const NOT_KNOWN = '–';
export const orDash = <Value>(value: Value | null, words: (value: Value) => string): string =>
  value === null ? NOT_KNOWN : words(value);
