/** Every word that was typed begins a word of what is offered, in any order. */
export function paletteMatches(query: string, ...offered: string[]): boolean {
  const words = wordsOf(offered.join(' '));
  return wordsOf(query).every((typed) => words.some((word) => word.startsWith(typed)));
}

function wordsOf(phrase: string): string[] {
  return phrase
    .toLocaleLowerCase('en-AU')
    .split(/[\s/-]+/)
    .filter(Boolean);
}
