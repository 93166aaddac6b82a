import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Nadia Petrov', 'NP'],
  ['  liam  van der O’Sullivan ', 'LO'],
  ['Aroha', 'A'],
  ['Жанна Петрова', 'ЖП'],
  ['', ''],
])('%j is %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
