/**
 * The colours that screen and paper share, by day, under the names of the screen's tokens (`ui/styles/tokens.css`, which
 * adds those by night). A test holds the two to each other.
 */
export const PALETTE = {
  surface: 'oklch(1 0 0)',
  sunken: 'oklch(0.962 0.005 95)',
  ink: 'oklch(0.225 0.014 225)',
  muted: 'oklch(0.47 0.014 225)',
  faint: 'oklch(0.68 0.01 215)',
  line: 'oklch(0.912 0.005 100)',
  rule: 'oklch(0.8 0.008 110)',
  accent: 'oklch(0.425 0.071 196)',
  'accent-soft': 'oklch(0.951 0.018 192)',
  'accent-mid': 'oklch(0.84 0.05 192)',
  positive: 'oklch(0.47 0.105 153)',
  'positive-fill': 'oklch(0.6 0.13 153)',
  caution: 'oklch(0.475 0.095 72)',
  'caution-soft': 'oklch(0.962 0.042 92)',
  'caution-fill': 'oklch(0.79 0.15 82)',
  danger: 'oklch(0.5 0.178 27)',
  'danger-fill': 'oklch(0.595 0.19 27)',
  'map-land': 'oklch(0.972 0.006 95)',
  'hz-flood': 'oklch(0.52 0.11 245)',
  'hz-fire': 'oklch(0.59 0.15 45)',
  'hz-subsidence': 'oklch(0.48 0.07 75)',
  'hz-erosion': 'oklch(0.5 0.1 320)',
} as const;
