import { expect, it } from 'vitest';
import { roleChoices } from './role-choices.ts';

const values = (...args: Parameters<typeof roleChoices>) => roleChoices(...args).map(({ value }) => value);

it('offers an owner every role, the highest first', () => {
  expect(values('owner', 'viewer')).toEqual(['owner', 'admin', 'agent', 'viewer']);
});

it('offers an admin nothing above itself, and nothing over an owner', () => {
  expect(values('admin', 'viewer')).toEqual(['admin', 'agent', 'viewer']);
  expect(values('admin', 'owner')).toEqual([]);
});

it('offers an agent nothing', () => {
  expect(values('agent', 'viewer')).toEqual([]);
});
