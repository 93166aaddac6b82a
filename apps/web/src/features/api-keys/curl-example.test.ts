import { expect, it } from 'vitest';
import { curlExample } from './curl-example.ts';

const ORIGIN = 'https://propguard.example';

it('calls something that the key may read', () => {
  expect(curlExample(ORIGIN, 'pgk_1', ['jobs:write', 'workspace:read'])).toBe(
    "curl \\\n  -H 'Authorization: Bearer pgk_1' \\\n  'https://propguard.example/api/workspace'",
  );
});

it('sends a change of nothing for a key that may only change', () => {
  expect(curlExample(ORIGIN, 'pgk_1', ['workspace:manage'])).toContain('-X PATCH');
});
