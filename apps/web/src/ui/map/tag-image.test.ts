import { expect, it } from 'vitest';
import { tagFromName, tagName } from './tag-image.ts';

const pixel = (image: { width: number; data: Uint8ClampedArray }, x: number, y: number) =>
  Array.from(image.data.subarray((y * image.width + x) * 4, (y * image.width + x) * 4 + 4));

it('draws a filled square with an edge and clear corners in the colours of its name', () => {
  const image = tagFromName(tagName('#ffffff', '#006060'));
  if (image === null) throw new Error('It draws nothing.');
  expect(pixel(image, 12, 12)).toEqual([255, 255, 255, 255]);
  expect(pixel(image, 12, 0)).toEqual([0, 96, 96, 255]);
  expect(pixel(image, 0, 0)[3]).toBe(0);
});

it('draws nothing for another name', () => {
  expect(tagFromName('hatch flood 1 #ffffff')).toBeNull();
});
