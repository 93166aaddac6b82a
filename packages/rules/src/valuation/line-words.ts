/** The lines of the reasons and of the adjustment grid, as the engine names them. */
export const LINE_WORDS = {
  location: 'Location',
  time: 'Time',
  'attributes-together': 'The home as a whole',
  'comparable-sales': 'Comparable sales',
  drift: 'Market since training',
  type: 'Type of home',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  carSpaces: 'Car spaces',
  landM2: 'Land',
  buildingM2: 'Building',
  yearBuilt: 'Year built',
} as const;
export type LineName = keyof typeof LINE_WORDS;

export const isLineName = (line: string): line is LineName => Object.hasOwn(LINE_WORDS, line);

export const lineWords = (line: string): string => (isLineName(line) ? LINE_WORDS[line] : line);
