const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').replace(/^(?:61|0)/u, '');

/** Somebody with the ways to reach them; who gave no name but a number is called by it once, and not twice. */
export const calledBy = (name: string, ways: readonly string[]): string =>
  [name, ...ways].filter((one, at) => at === 0 || letters(one) !== letters(name)).join(', ');
