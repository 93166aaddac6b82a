/** Where a text runs from right to left, an address in it is set apart by marks that nobody sees. */
const UNSEEN_MARKS = /[\u200e\u200f\u2066-\u2069]/g;

/** What stands in a card beside the words is not listed among them once more. */
export const withoutListed = (text: string, titles: readonly string[]): string =>
  text
    .split('\n')
    .filter((line) => {
      const seen = line.replace(UNSEEN_MARKS, '');
      return !titles.some((title) => seen.startsWith(`• ${title}`));
    })
    .join('\n')
    .trim();
