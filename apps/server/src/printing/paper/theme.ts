import { hexOfOklch } from '@propguard/rules/drawing/oklch';
import { PALETTE } from '@propguard/rules/drawing/palette';

const inHex = (token: keyof typeof PALETTE): string => hexOfOklch(PALETTE[token]);

/** The product's palette as PDF knows colours; the coast and the other homes are drawn stronger than on a screen. */
export const COLOUR = {
  paper: inHex('surface'),
  sunken: inHex('sunken'),
  ink: inHex('ink'),
  muted: inHex('muted'),
  faint: inHex('faint'),
  line: inHex('line'),
  rule: inHex('rule'),
  accent: inHex('accent'),
  accentSoft: inHex('accent-soft'),
  accentMid: inHex('accent-mid'),
  positive: inHex('positive'),
  positiveFill: inHex('positive-fill'),
  caution: inHex('caution'),
  cautionSoft: inHex('caution-soft'),
  cautionFill: inHex('caution-fill'),
  danger: inHex('danger'),
  dangerFill: inHex('danger-fill'),
  land: inHex('map-land'),
  home: '#c9c8c1',
  shore: '#5f97a6',
  flood: inHex('hz-flood'),
  fire: inHex('hz-fire'),
  subsidence: inHex('hz-subsidence'),
  erosion: inHex('hz-erosion'),
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
