/**
 * Labels are drawn from the page's own fonts: without a glyph server MapLibre rasterises what the browser
 * has. It reads weight and slope out of the first family's name, which therefore need not exist.
 */
export const QUIET_FONT = ['"Inter Variable Regular"', '"Inter Variable"', 'Arial'];
export const LABEL_FONT = ['"Inter Variable Medium"', '"Inter Variable"', 'Arial'];
export const STRONG_FONT = ['"Inter Variable SemiBold"', '"Inter Variable"', 'Arial'];
export const WATER_FONT = ['"Source Serif 4 Variable Italic"', '"Source Serif 4 Variable"', 'Georgia'];
