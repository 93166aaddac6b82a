import { type HexColour, hexOf } from './colour.ts';

const TOKENS = {
  land: '--map-land',
  water: '--map-water',
  shore: '--map-shore',
  lot: '--map-lot',
  ink: '--ink',
  muted: '--muted',
  faint: '--faint',
  rule: '--rule',
  surface: '--surface',
  accent: '--accent',
  accentSoft: '--accent-soft',
  onAccent: '--on-accent',
  positive: '--positive-fill',
  caution: '--caution-fill',
  danger: '--danger-fill',
  flood: '--hz-flood',
  fire: '--hz-fire',
  erosion: '--hz-erosion',
  subsidence: '--hz-subsidence',
} as const;

export type MapPalette = Record<keyof typeof TOKENS, HexColour>;

/** Draws one pixel of any CSS colour and gives back its bytes. */
export type Rasterise = (cssColour: string) => ArrayLike<number>;

/** The tokens as they stand on this element now: its own colour scheme decides between light and dark. */
export function readPalette(host: HTMLElement, rasterise: Rasterise = canvasRasteriser()): MapPalette {
  const probe = document.createElement('span');
  probe.hidden = true;
  host.append(probe);
  const palette = Object.entries(TOKENS).map(([name, token]) => {
    probe.style.color = `var(${token})`;
    const [red = 0, green = 0, blue = 0] = Array.from(rasterise(getComputedStyle(probe).color));
    return [name, hexOf(red, green, blue)];
  });
  probe.remove();
  return Object.fromEntries(palette) as MapPalette;
}

function canvasRasteriser(): Rasterise {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return (cssColour) => {
    if (!context) return [0, 0, 0];
    context.fillStyle = cssColour;
    context.fillRect(0, 0, 1, 1);
    return context.getImageData(0, 0, 1, 1).data;
  };
}
