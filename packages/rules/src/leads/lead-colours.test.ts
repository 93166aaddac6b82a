import { expect, it } from 'vitest';
import { bandColour, cameTo, leadColour } from './lead-colours.ts';
import { LEAD_STATUSES } from './pipeline.ts';

it('LEADS-DISP-01: six colours, and gray for what is not known', () => {
  const named = ['hot', 'warm', 'cold', 'qualified', 'converted', 'lost', 'whatever'];
  expect(named.map(leadColour)).toEqual(['red', 'orange', 'blue', 'green', 'emerald', 'gray', 'gray']);
  expect(bandColour('cool')).toBe('blue');
});

it('says how far each status came', () =>
  expect(LEAD_STATUSES.map(cameTo)).toEqual([
    null,
    null,
    'qualified',
    'qualified',
    'qualified',
    'converted',
    'lost',
  ]));
