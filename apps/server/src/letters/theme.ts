import { hexOfOklch } from '@propguard/rules/drawing/oklch';
import { NIGHT_PALETTE, PALETTE } from '@propguard/rules/drawing/palette';

type Token = keyof typeof NIGHT_PALETTE;

/** The product's palette as mail programs know colours. */
const inHex = (palette: Record<Token, string>) => ({
  page: hexOfOklch(palette.page),
  surface: hexOfOklch(palette.surface),
  sunken: hexOfOklch(palette.sunken),
  ink: hexOfOklch(palette.ink),
  muted: hexOfOklch(palette.muted),
  line: hexOfOklch(palette.line),
  accent: hexOfOklch(palette.accent),
  onAccent: hexOfOklch(palette['on-accent']),
});

export const DAY = inHex(PALETTE);
const NIGHT = inHex(NIGHT_PALETTE);

export const SANS = 'Inter, -apple-system, "Segoe UI", "Helvetica Neue", Arial, sans-serif';

/**
 * Styles stand on each element, because many programs read nothing else. Those that know the night overrule them by
 * these classes.
 */
export const NIGHT_STYLES = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page, .page > table > tbody > tr > td { background-color: ${NIGHT.page} !important; }
  .sheet { background-color: ${NIGHT.surface} !important; border-color: ${NIGHT.line} !important; }
  .ink, .ink strong { color: ${NIGHT.ink} !important; }
  .muted { color: ${NIGHT.muted} !important; }
  .line { border-color: ${NIGHT.line} !important; }
  .quote { background-color: ${NIGHT.sunken} !important; border-color: ${NIGHT.accent} !important; }
  .brand { color: ${NIGHT.accent} !important; }
  .rule { background-color: ${NIGHT.accent} !important; }
  .link { color: ${NIGHT.accent} !important; }
  .action { background-color: ${NIGHT.accent} !important; color: ${NIGHT.onAccent} !important; }
}`;
