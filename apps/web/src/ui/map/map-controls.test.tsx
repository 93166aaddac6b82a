import { screen } from '@testing-library/react';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { expect, it, vi } from 'vitest';
import { renderPart } from '../../../test/render-screen.tsx';
import { EdgeMarks } from './edge-marks.tsx';
import { MapControls } from './map-controls.tsx';
import { MAP_TEXT } from './map-text.ts';

/** What stands around the drawn map needs no canvas, only its answers. */
const mapOf = () => {
  const container = document.createElement('div');
  Object.defineProperties(container, { clientWidth: { value: 400 }, clientHeight: { value: 300 } });
  return {
    zoomIn: vi.fn(),
    zoomOut: vi.fn(),
    easeTo: vi.fn(),
    on: vi.fn(),
    off: vi.fn(),
    getContainer: () => container,
    project: () => ({ x: 900, y: 150 }),
  };
};

it('zooms in and out, by the person', async () => {
  const map = mapOf();
  const { user } = renderPart(<MapControls map={map as unknown as MapLibreMap} text={MAP_TEXT} />);
  await user.click(screen.getByRole('button', { name: MAP_TEXT.zoomIn }));
  expect(map.zoomIn).toHaveBeenCalledExactlyOnceWith({}, { originalEvent: expect.any(Event) });
  expect(map.zoomOut).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: MAP_TEXT.zoomOut }));
  expect(map.zoomOut).toHaveBeenCalledOnce();
});

it('goes to a place beyond the edge, and chooses it', async () => {
  const map = mapOf();
  const onSelect = vi.fn();
  const { user } = renderPart(
    <EdgeMarks
      map={map as unknown as MapLibreMap}
      points={[{ id: 'sale', lng: 153.1, lat: -27.4, number: 3, label: '3 Oak Street' } as never]}
      from={{ lng: 153, lat: -27.4 }}
      onSelect={onSelect}
    />,
  );
  await user.click(screen.getByRole('button', { name: /3 Oak Street/ }));
  expect(map.easeTo).toHaveBeenCalledExactlyOnceWith({ center: [153.1, -27.4] });
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('sale');
});
