import { expect, it } from 'vitest';
import { SCREENS } from '../routes/route-table.ts';
import { sampleOn } from './sample-on.ts';

it.each([
  [SCREENS.leads.path, 'fills'],
  ['/leads/019a0000-0000-7000-8000-000000000003', 'fills'],
  [SCREENS.appointments.path, 'fills'],
  [SCREENS.home.path, 'tells'],
  [SCREENS.assistant.path, null],
  [SCREENS.search.path, null],
  ['/nowhere', null],
])('at %s the sample %s', (path, wanted) => {
  expect(sampleOn(path)).toBe(wanted);
});
