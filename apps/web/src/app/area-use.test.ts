import { PERSON_KINDS } from '@propguard/rules/accounts/person-kinds';
import { expect, it } from 'vitest';
import { AREAS } from '../routes/screen-entry.ts';
import { isUsed } from './area-use.ts';

it.each([
  ['buyer', ['Customers']],
  ['investor', ['Customers']],
  ['lender', ['Customers']],
  ['valuer', ['Customers']],
  ['agency', ['Lending']],
] as const)('leaves out of the rail what a %s never uses', (kind, never) => {
  expect(AREAS.filter((area) => !isUsed(area, kind))).toEqual(never);
});

it('shows everything to whoever has not said what they are', () => {
  for (const kind of [null, undefined]) expect(AREAS.every((area) => isUsed(area, kind))).toBe(true);
  expect(PERSON_KINDS).toHaveLength(5);
});
