/** Apart from the words of the shell, which does not wait for the palette. */
export const paletteText = {
  nothing: (query: string) => `Nothing found for “${query}”.`,
  assess: 'Assess this property',
  screens: 'Screens',
  places: 'Places',
  leads: 'Leads',
  unnamedLead: 'Unnamed lead',
  placesFailed: 'We can’t look up places right now.',
  workspaces: 'Switch workspace',
  theme: 'Theme',
  themes: { light: 'Light theme', dark: 'Dark theme', system: 'System theme' },
  account: 'Account',
  current: 'Current',
} as const;
