/** The product's tokens (ui/styles/tokens.css, light) as PDF knows colours. */
export const COLOUR = {
  paper: '#ffffff',
  sunken: '#f3f2ef',
  ink: '#151d21',
  muted: '#535d61',
  faint: '#929a9c',
  line: '#e2e2de',
  rule: '#bebeb8',
  accent: '#055a5b',
  accentSoft: '#e2f3f2',
  accentMid: '#a5d5d3',
  positive: '#1e6b3d',
  positiveFill: '#339659',
  caution: '#7d5210',
  cautionSoft: '#fcf2d3',
  cautionFill: '#eab02f',
  danger: '#b32523',
  dangerFill: '#d9413a',
  land: '#f7f6f1',
  home: '#c9c8c1',
  shore: '#5f97a6',
  flood: '#266ea4',
  fire: '#c35a22',
  subsidence: '#75582e',
  erosion: '#7c4f86',
} as const;

/** In points. */
export const PAGE = { width: 595.28, height: 841.89, side: 48, top: 64, bottom: 62 } as const;
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.side;
export const NOTE_WIDTH = 118;
export const BODY_WIDTH = CONTENT_WIDTH - NOTE_WIDTH - 18;

export const SANS = 'Inter';
export const SERIF = 'Source Serif 4';
/** Figures below each other stand in columns. */
export const TABULAR = { fontFeatureSettings: ['tnum'] };
