import { expect, it } from 'vitest';
import { PATHS, pathTo } from './paths.ts';

it.each([
  [pathTo(PATHS.riskDashboard, {}), '/dashboard'],
  [pathTo(PATHS.property, { id: '12' }), '/property/12'],
  [pathTo(PATHS.invitation, { token: 'a/b?c' }), '/invitation/a%2Fb%3Fc'],
  [pathTo(PATHS.resetPassword, {}, { token: 'x&y=z' }), '/reset-password?token=x%26y%3Dz'],
])('%s', (made, expected) => expect(made).toBe(expected));

it('asks for every name', () => {
  // @ts-expect-error: the id is missing
  expect(pathTo(PATHS.property, {})).toBe('/property/undefined');
});
