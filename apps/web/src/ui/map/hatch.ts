import { channelsOf, type HexColour } from './colour.ts';
import type { HatchGrade, HatchKind } from './map-model.ts';

/** Patterns are drawn at twice the size and shown at half, so that hairlines stay crisp. */
export const HATCH_PIXEL_RATIO = 2;

export type HatchImage = { width: number; height: number; data: Uint8ClampedArray };

type Hatch = { periodPx: number; inkPx: number };

/** The distance from line to line and the line's weight: closer where the grade is higher. */
const HATCHES: Record<HatchKind, Record<HatchGrade, Hatch>> = {
  flood: {
    1: { periodPx: 8, inkPx: 0.8 },
    2: { periodPx: 5, inkPx: 1 },
    3: { periodPx: 3, inkPx: 1.2 },
  },
  fire: {
    1: { periodPx: 10, inkPx: 1.2 },
    2: { periodPx: 7, inkPx: 1.4 },
    3: { periodPx: 5, inkPx: 1.6 },
  },
  erosion: {
    1: { periodPx: 8, inkPx: 1.8 },
    2: { periodPx: 6, inkPx: 2 },
    3: { periodPx: 4, inkPx: 2 },
  },
  subsidence: {
    1: { periodPx: 8, inkPx: 0.8 },
    2: { periodPx: 5, inkPx: 1 },
    3: { periodPx: 3, inkPx: 1.2 },
  },
};

/** Flood is level lines, fire is diagonals, erosion is dots, subsidence is plumb lines: they stack, and print without colour. */
export function drawHatch(hatch: HatchKind, grade: HatchGrade, colour: HexColour): HatchImage {
  const { periodPx, inkPx } = HATCHES[hatch][grade];
  const size = periodPx * HATCH_PIXEL_RATIO;
  const ink = inkPx * HATCH_PIXEL_RATIO;
  const [red, green, blue] = channelsOf(colour);
  const data = new Uint8ClampedArray(size * size * 4);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const covered = COVERAGE[hatch](x + 0.5, y + 0.5, size, ink);
      data.set([red, green, blue, Math.round(255 * Math.min(1, Math.max(0, covered)))], (y * size + x) * 4);
    }
  }
  return { width: size, height: size, data };
}

/** How much of a pixel the ink covers: its distance to the line's middle, faded over one pixel. */
const COVERAGE: Record<HatchKind, (x: number, y: number, size: number, ink: number) => number> = {
  flood: (_x, y, size, ink) => ink / 2 - Math.abs(y - size / 2) + 0.5,
  fire: (x, y, size, ink) => {
    const along = (x + y) % size;
    return ink / 2 - Math.min(along, size - along) / Math.SQRT2 + 0.5;
  },
  erosion: (x, y, size, ink) => ink / 2 - Math.hypot(x - size / 2, y - size / 2) + 0.5,
  subsidence: (x, _y, size, ink) => ink / 2 - Math.abs(x - size / 2) + 0.5,
};

/** The image's name carries its colour, so that a new theme asks for a new image. */
export function hatchName(hatch: HatchKind, grade: HatchGrade, colour: HexColour): string {
  return `hatch ${hatch} ${grade} ${colour}`;
}

export function hatchFromName(name: string): HatchImage | null {
  const [, hatch, grade, colour] =
    /^hatch (flood|fire|erosion|subsidence) ([123]) (#[0-9a-f]{6})$/.exec(name) ?? [];
  if (!hatch || !grade || !colour) return null;
  return drawHatch(hatch as HatchKind, Number(grade) as HatchGrade, colour as HexColour);
}
