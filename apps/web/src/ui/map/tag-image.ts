import { channelsOf, type HexColour } from './colour.ts';

/** Drawn at twice the size, as the hatches are. */
export const TAG_PIXEL_RATIO = 2;

const SIZE_PX = 24;
const CORNER_PX = 8;
const EDGE_PX = 2.5;

/** The middle grows with the words; the corners do not. All in the image's own pixels. */
export const TAG_STRETCH: {
  stretchX: [number, number][];
  stretchY: [number, number][];
  content: [number, number, number, number];
} = {
  stretchX: [[10, 14]],
  stretchY: [[10, 14]],
  content: [4, 4, 20, 20],
};

type TagImage = { width: number; height: number; data: Uint8ClampedArray };

/** How deep a pixel lies inside the rounded square, in pixels; negative outside. */
function depth(x: number, y: number): number {
  const half = SIZE_PX / 2;
  const dx = Math.abs(x - half) - (half - CORNER_PX);
  const dy = Math.abs(y - half) - (half - CORNER_PX);
  const outside = Math.hypot(Math.max(dx, 0), Math.max(dy, 0));
  return CORNER_PX - outside - Math.min(Math.max(dx, dy), 0);
}

const covered = (depthPx: number): number => Math.min(1, Math.max(0, depthPx + 0.5));

function drawTag(fill: HexColour, edge: HexColour): TagImage {
  const inner = channelsOf(fill);
  const outer = channelsOf(edge);
  const data = new Uint8ClampedArray(SIZE_PX * SIZE_PX * 4);
  for (let y = 0; y < SIZE_PX; y++) {
    for (let x = 0; x < SIZE_PX; x++) {
      const depthPx = depth(x + 0.5, y + 0.5);
      const share = covered(depthPx - EDGE_PX);
      const mixed = inner.map((channel, index) => channel * share + (outer[index] ?? 0) * (1 - share));
      data.set([...mixed, 255 * covered(depthPx)], (y * SIZE_PX + x) * 4);
    }
  }
  return { width: SIZE_PX, height: SIZE_PX, data };
}

/** The image's name carries its colours, so that a new theme asks for a new image. */
export const tagName = (fill: HexColour, edge: HexColour): string => `tag ${fill} ${edge}`;

export function tagFromName(name: string): TagImage | null {
  const [, fill, edge] = /^tag (#[0-9a-f]{6}) (#[0-9a-f]{6})$/.exec(name) ?? [];
  return fill && edge ? drawTag(fill as HexColour, edge as HexColour) : null;
}
