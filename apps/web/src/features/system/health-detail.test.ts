import { expect, it } from 'vitest';
import { healthDetail } from './health-detail.ts';

it.each([
  ['databaseMs', 3.24, 'Database', '3.2 ms'],
  ['uptimeSeconds', 86400, 'Uptime', '86,400 s'],
  ['liveListeners', 2, 'Live listeners', '2'],
  ['ready', true, 'Ready', 'Yes'],
  ['version', '0.1.0', 'Version', '0.1.0'],
  ['lastFailure', null, 'Last failure', '–'],
])('shows %s: %s as %s: %s', (key, value, term, detail) => {
  expect(healthDetail(key, value)).toEqual({ term, detail });
});
