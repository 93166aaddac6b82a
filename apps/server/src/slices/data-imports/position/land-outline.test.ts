import { describe, expect, it } from 'vitest';
import { readLocalities } from '../../../db/seed/localities.ts';
import { isAtSea } from './land-outline.ts';

describe('the outline of the land', () => {
  it.each([
    ['Bondi Beach', -33.891, 151.277],
    ['Fremantle', -32.056, 115.745],
    ['Alice Springs', -23.7, 133.88],
    ['Hobart', -42.88, 147.33],
    ['Rottnest Island', -32.0, 115.51],
    ['Phillip Island', -38.49, 145.23],
    ['Thursday Island', -10.58, 142.22],
    ['Norfolk Island', -29.03, 167.95],
    ['Christmas Island', -10.42, 105.68],
  ])('holds %s', (_name, latitude, longitude) => {
    expect(isAtSea({ latitude, longitude })).toBe(false);
  });

  it.each([
    ['ten kilometres off Bondi', -33.9, 151.39],
    ['Bass Strait', -39.8, 146.0],
    ['the Great Australian Bight', -33.5, 130.0],
    ['nowhere', 0, 0],
    ['latitude and longitude exchanged', 151.2, -33.8],
    ['the northern hemisphere', 33.89, 151.27],
    ['Auckland', -36.85, 174.76],
    ['Port Moresby', -9.44, 147.18],
  ])('does not hold %s', (_name, latitude, longitude) => {
    expect(isAtSea({ latitude, longitude })).toBe(true);
  });

  it('holds every suburb and town but those on small islands', () => {
    const localities = readLocalities();
    const atSea = localities.filter(isAtSea);
    expect(atSea.length / localities.length).toBeLessThan(0.005);
  });
});
