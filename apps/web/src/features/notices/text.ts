export const text = {
  panel: 'What waits for you',
  settingsLink: 'Choose what reaches you',
  title: 'Notices',
  description:
    'Everything that waits for you shows up under the bell and on Home. Here you choose what also comes by mail.',
  card: 'By mail',
  digest: 'The daily letter is written at 8 am by your clock, when something still waits.',
  loading: 'Loading your choices',
  failed: 'Your choices could not be read.',
  by: (kind: string) => `Mail for: ${kind}`,
  mail: { 'at-once': 'At once', daily: 'Once a day', none: 'No mail' },
  saved: 'Saved',
  notSaved: 'Your choice was not saved',
} as const;
