import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isWithin } from '../../../ui/map/camera.ts';
import { areaToAsk, boxText } from './map-area.ts';

const SYDNEY = { bounds: { west: 151.11, south: -33.92, east: 151.29, north: -33.81 }, zoom: 12.3 };

it('asks for no less than the view, whatever it is', () => {
  const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  fc.assert(
    fc.property(
      degrees(100, 160),
      degrees(-45, -10),
      degrees(0, 19),
      degrees(0, 17),
      (west, south, size, zoom) => {
        const bounds = { west, south, east: west + size, north: south + size };
        const area = areaToAsk({ bounds, zoom });
        expect(isWithin(area, { lng: bounds.west, lat: bounds.south })).toBe(true);
        expect(isWithin(area, { lng: bounds.east, lat: bounds.north })).toBe(true);
      },
    ),
  );
});

it('asks for the same again after a small move', () => {
  const moved = { ...SYDNEY, bounds: { ...SYDNEY.bounds, west: 151.111, east: 151.289 } };
  expect(areaToAsk(moved)).toEqual(areaToAsk(SYDNEY));
});

it('never reaches over the date line or the poles', () => {
  const area = areaToAsk({ bounds: { west: -200, south: -90, east: 200, north: 90 }, zoom: 1 });
  expect(area).toMatchObject({ west: -180, south: -85, east: 180, north: 85 });
});

it('writes a box short', () => {
  expect(boxText({ west: 151.123456, south: -33.9, east: 151.2, north: -33.8 })).toBe(
    '151.1235,-33.9,151.2,-33.8',
  );
});
