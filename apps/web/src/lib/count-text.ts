/** `1 sale`, `1,200 sales`. */
export const countText = (number: number, one: string, many: string): string =>
  `${number.toLocaleString('en-AU')} ${number === 1 ? one : many}`;
