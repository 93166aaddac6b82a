import { describe, expect, it } from 'vitest';
import { channelsOf, hexOf, mix } from './colour.ts';

describe('colour', () => {
  it('goes to hex and back', () => {
    expect(hexOf(9, 128, 255)).toBe('#0980ff');
    expect(channelsOf('#0980ff')).toEqual([9, 128, 255]);
  });

  it('keeps channels in range', () => {
    expect(hexOf(-4, 300, 12.6)).toBe('#00ff0d');
  });

  it('mixes a share of the way', () => {
    expect(mix('#000000', '#ff8040', 0.5)).toBe('#804020');
    expect(mix('#123456', '#ffffff', 0)).toBe('#123456');
  });
});
