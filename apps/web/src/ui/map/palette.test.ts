// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readPalette } from './palette.ts';

afterEach(() => vi.unstubAllGlobals());

function stubDocument(values: Record<string, string>) {
  const probe = { hidden: false, style: { color: '' }, remove: vi.fn() };
  vi.stubGlobal('document', { createElement: () => probe });
  vi.stubGlobal('getComputedStyle', ({ style }: typeof probe) => ({ color: values[style.color] ?? 'black' }));
  return probe;
}

describe('readPalette', () => {
  it('reads each token where the map stands, as plain sRGB', () => {
    const probe = stubDocument({ 'var(--map-land)': 'oklch(0.97 0.006 95)', 'var(--hz-fire)': 'tomato' });
    const host = { append: vi.fn() };
    const pixels: Record<string, number[]> = {
      'oklch(0.97 0.006 95)': [247, 245, 240],
      tomato: [255, 99, 71],
    };

    const palette = readPalette(host as unknown as HTMLElement, (colour) => pixels[colour] ?? [0, 0, 0]);

    expect(palette.land).toBe('#f7f5f0');
    expect(palette.fire).toBe('#ff6347');
    expect(palette.ink).toBe('#000000');
    expect(host.append).toHaveBeenCalledWith(probe);
    expect(probe.remove).toHaveBeenCalledOnce();
  });
});
