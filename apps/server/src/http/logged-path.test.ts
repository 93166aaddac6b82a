import { randomBytes, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { loggedPath } from './logged-path.ts';

const pass = 'aB3_-'.repeat(8) + randomBytes(3).toString('hex').slice(0, 3);

it.each([
  [`/api/shared/reports/${pass}`, '/api/shared/reports/…'],
  [`/api/shared/reports/${pass}/download?format=pdf`, '/api/shared/reports/…/download'],
  [`/shared/report/${pass})`, '/shared/report/…)'],
  [`/shared/report/%61${pass.slice(1)}`, '/shared/report/…'],
  ['/api/localities?query=secret-search', '/api/localities'],
])('%s', (url, logged) => {
  expect(loggedPath(url)).toBe(logged);
  // A second time: the pattern keeps no place of its own.
  expect(loggedPath(url)).toBe(logged);
});

it('leaves what can be said, even when it cannot be decoded', () => {
  const id = randomUUID();
  expect(loggedPath(`/api/jobs/${id}`)).toBe(`/api/jobs/${id}`);
  expect(loggedPath('/api/%zz')).toBe('/api/%zz');
});
