import { expect, it } from 'vitest';
import { screenAt } from '../../routes/route-table.ts';
import { text } from './text.ts';
import { TOUR_STEPS } from './tour-steps.ts';

it('CORE-LAND-24 in our reading: the tour leads over screens that exist, from the search to the audit trail', () => {
  const ids = TOUR_STEPS.map(({ id }) => id);
  expect(ids.slice(0, 6)).toEqual(['search', 'value', 'reasons', 'risk', 'apra', 'market']);
  expect(ids.at(-1)).toBe('audit');
  for (const { id, screen, pathFor } of TOUR_STEPS) {
    expect(screenAt(screen)).toBeDefined();
    expect(pathFor(null).startsWith(screen)).toBe(true);
    expect(text.steps[id].body.length).toBeGreaterThan(60);
  }
});

it('keeps to one assessment once it is made', () => {
  const risk = TOUR_STEPS.find(({ id }) => id === 'risk');
  expect(risk?.pathFor(null)).toBe('/app?q=123+Main+Street%2C+Parramatta+NSW+2150&tab=risk');
  expect(risk?.pathFor('x')).toBe('/app?assessment=x&tab=risk');
});
