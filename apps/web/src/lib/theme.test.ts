import { expect, it } from 'vitest';
import { parseThemeChoice, resolveTheme } from './theme.ts';

it.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['sepia', 'system'],
  [null, 'system'],
  [undefined, 'system'],
] as const)('a stored %s is the choice %s', (stored, choice) => {
  expect(parseThemeChoice(stored)).toBe(choice);
});

it('follows the system only when nothing was chosen', () => {
  expect(resolveTheme('system', true)).toBe('dark');
  expect(resolveTheme('system', false)).toBe('light');
  expect(resolveTheme('light', true)).toBe('light');
});
