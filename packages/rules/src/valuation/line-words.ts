/** The lines of the reasons and of the adjustment grid, as the engine names them. */
const LINE_WORDS: Readonly<Record<string, string>> = {
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
};

export const lineWords = (line: string): string => LINE_WORDS[line] ?? line;
