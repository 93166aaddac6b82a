import { expect, it } from 'vitest';
import { WORKSPACE_NAME_MAX_LENGTH } from './limits.ts';
import { broughtWorkspaceName, personalWorkspaceName } from './names.ts';

it.each([
  ['Mia Nguyen', "Mia Nguyen's workspace"],
  ['Ångström', "Ångström's workspace"],
])('%s has %s', (person, name) => {
  expect(personalWorkspaceName(person)).toBe(name);
});

it('shortens a long name until the whole fits', () => {
  const name = personalWorkspaceName('N'.repeat(80));
  expect(name).toHaveLength(WORKSPACE_NAME_MAX_LENGTH);
  expect(name).toMatch(/^N+'s workspace$/);
});

it('dates a visitor’s workspace by the day where it is', () => {
  const evening = new Date('2026-11-14T20:00:00Z');
  expect(broughtWorkspaceName(evening, 'Australia/Sydney')).toBe('Visitor workspace, 15 November 2026');
  expect(broughtWorkspaceName(evening, 'UTC')).toBe('Visitor workspace, 14 November 2026');
});
