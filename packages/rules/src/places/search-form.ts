/** What is compared when someone searches: lower case letters and digits with single spaces. */
export const searchForm = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
