import { expect, it } from 'vitest';
import { healthDetail } from './health-detail.ts';

it.each([
  ['databaseMs', 3.24, 'Database', '3.2 ms'],
  ['uptimeSeconds', 90, 'Uptime', '90 s'],
  ['uptimeSeconds', 203, 'Uptime', '3 min'],
  ['uptimeSeconds', 86400, 'Uptime', '24 h'],
  ['uptimeSeconds', 400000, 'Uptime', '4 d'],
  ['chainId', 31337, 'Chain id', '31337'],
  ['blockNumber', 12345, 'Block number', '12,345'],
  ['api', 1, 'API', '1'],
  ['liveListeners', 2, 'Live listeners', '2'],
  ['ready', true, 'Ready', 'Yes'],
  ['version', '0.1.0', 'Version', '0.1.0'],
  ['lastFailure', null, 'Last failure', '–'],
])('shows %s: %s as %s: %s', (key, value, term, detail) => {
  expect(healthDetail(key, value)).toEqual({ term, detail });
});
