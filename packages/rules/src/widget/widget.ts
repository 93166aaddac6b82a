export const WIDGET_POSITIONS = ['bottom-right', 'bottom-left'] as const;
export type WidgetPosition = (typeof WIDGET_POSITIONS)[number];

export const WIDGET_THEMES = ['auto', 'light', 'dark'] as const;
export type WidgetTheme = (typeof WIDGET_THEMES)[number];

/** Each is read well with white on it (4.5 to 1 and more), by day and by night. */
export const WIDGET_COLOURS = {
  teal: '#005f61',
  blue: '#1f5f9e',
  rust: '#a3432a',
  plum: '#70438a',
  ink: '#14181b',
} as const;
export type WidgetColour = keyof typeof WIDGET_COLOURS;
export const WIDGET_COLOUR_NAMES = Object.keys(WIDGET_COLOURS) as [WidgetColour, ...WidgetColour[]];

export const WIDGET_ORIGINS_MAX = 20;
export const WIDGET_NAME_MAX = 40;
export const WIDGET_TEXT_MAX = 300;
/** What a page may call the home that it is about. */
export const WIDGET_ABOUT_MAX = 160;
/** Whoever comes back within this time goes on where they were. */
export const VISIT_DAYS = 90;
/** What a visitor may write at once. */
export const WIDGET_MESSAGE_MAX = 4_000;
/** What a visitor may send at once. */
export const WIDGET_FILE_MAX_BYTES = 4 * 1024 * 1024;
export const WIDGET_FILES_PER_VISIT = 20;

export const USUAL_WIDGET = {
  origins: [] as string[],
  position: 'bottom-right',
  theme: 'auto',
  colour: 'teal',
  language: 'auto',
  title: 'Alex',
  greeting: '',
  offlineNote: '',
  asksLead: true,
  takesFiles: true,
} as const;
