/**
 * The colours that screen, paper and letters share, under the names of the screen's tokens (`ui/styles/tokens.css`).
 * A test holds them to each other.
 */
export const PALETTE = {
  page: 'oklch(0.979 0.004 95)',
  surface: 'oklch(1 0 0)',
  sunken: 'oklch(0.962 0.005 95)',
  ink: 'oklch(0.225 0.014 225)',
  muted: 'oklch(0.47 0.014 225)',
  faint: 'oklch(0.68 0.01 215)',
  line: 'oklch(0.912 0.005 100)',
  rule: 'oklch(0.8 0.008 110)',
  accent: 'oklch(0.425 0.071 196)',
  'on-accent': 'oklch(0.99 0.006 190)',
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

/** Those of them that a letter needs by night. */
export const NIGHT_PALETTE = {
  page: 'oklch(0.172 0.011 215)',
  surface: 'oklch(0.208 0.012 215)',
  sunken: 'oklch(0.186 0.011 215)',
  ink: 'oklch(0.945 0.005 190)',
  muted: 'oklch(0.735 0.012 205)',
  line: 'oklch(0.282 0.012 215)',
  accent: 'oklch(0.8 0.088 190)',
  'on-accent': 'oklch(0.185 0.03 200)',
} as const;
