import { describe, expect, it } from 'vitest';
import { drawHatch, hatchFromName, hatchName } from './hatch.ts';
import type { HatchGrade, HatchKind } from './map-model.ts';

function inkShare(hatch: HatchKind, grade: HatchGrade): number {
  const { data } = drawHatch(hatch, grade, '#336699');
  let ink = 0;
  for (let i = 3; i < data.length; i += 4) ink += (data[i] ?? 0) / 255;
  return ink / (data.length / 4);
}

const alphaAt = ({ data, width }: ReturnType<typeof drawHatch>, x: number, y: number) =>
  data[(y * width + x) * 4 + 3];

describe('drawHatch', () => {
  it.each<HatchKind>(['flood', 'fire', 'erosion', 'subsidence'])(
    '%s is closer where it is worse',
    (hatch) => {
      expect(inkShare(hatch, 3)).toBeGreaterThan(inkShare(hatch, 2));
      expect(inkShare(hatch, 2)).toBeGreaterThan(inkShare(hatch, 1));
      expect(inkShare(hatch, 3)).toBeLessThan(0.6);
    },
  );

  it('flood is level: every column is alike', () => {
    const image = drawHatch('flood', 1, '#000000');
    for (let y = 0; y < image.height; y++)
      expect(alphaAt(image, 0, y)).toBe(alphaAt(image, image.width - 1, y));
  });

  it('fire is diagonal and joins its neighbour tile', () => {
    const image = drawHatch('fire', 2, '#000000');
    expect(alphaAt(image, 0, image.height - 1)).toBe(255);
    expect(alphaAt(image, image.width - 1, 0)).toBe(255);
    expect(alphaAt(image, 3, 3)).toBeLessThan(255);
  });
});

describe('hatch names', () => {
  it('carry all that is needed to draw the image', () => {
    const image = hatchFromName(hatchName('erosion', 3, '#7c4f86'));
    expect(image).toEqual(drawHatch('erosion', 3, '#7c4f86'));
  });

  it('of others are left alone', () => {
    expect(hatchFromName('airport-15')).toBeNull();
  });
});
