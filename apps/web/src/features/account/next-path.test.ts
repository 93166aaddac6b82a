import { expect, it } from 'vitest';
import { nextPath } from './next-path.ts';

const ORIGIN = 'https://propguard.example';

it('keeps a path of this site, with its parameters', () => {
  expect(nextPath('/jobs?state=failed#top', ORIGIN)).toBe('/jobs?state=failed#top');
});

it.each([
  ['nothing', null],
  ['another site', 'https://evil.example/'],
  ['another site without a scheme', '//evil.example/path'],
  ['another site behind a backslash', '/\\evil.example'],
  ['another site behind a tab', '/\t/evil.example'],
  ['a script', 'javascript:alert(1)'],
  ['a relative path', 'jobs'],
  ['the door itself', '/sign-in?next=%2Fjobs'],
])('goes home for %s', (_name, wanted) => {
  expect(nextPath(wanted, ORIGIN)).toBe('/home');
});
