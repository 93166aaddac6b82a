import { expect, it } from 'vitest';
import { highestHazard } from './highest-hazard.ts';

const none = { flood: null, fire: null, coastalErosion: null, subsidence: null };

it('the highest hazard is one that is known; no data is not zero', () => {
  expect(highestHazard(none)).toBeNull();
  expect(highestHazard({ ...none, fire: 0 })).toEqual({ kind: 'fire', value: 0 });
  expect(highestHazard({ ...none, flood: 0.2, subsidence: 0.71 })).toEqual({
    kind: 'subsidence',
    value: 0.71,
  });
});

it('what lies outside every mapped area is not the highest of anything', () => {
  const outside = { flood: 0.05, fire: 0.05, coastalErosion: null, subsidence: null };
  expect(highestHazard(outside)).toBeNull();
  expect(highestHazard({ ...outside, subsidence: 0.02 })).toEqual({ kind: 'subsidence', value: 0.02 });
});
