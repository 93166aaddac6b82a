import { expect, it } from 'vitest';
import { calledBy } from './called-by.ts';

it.each([
  ['Mai Tran', ['mai@example.com', '0491 570 156'], 'Mai Tran, mai@example.com, 0491 570 156'],
  ['0491 570 156', ['0491 570 156'], '0491 570 156'],
  ['0491570156', ['+61 491 570 156'], '0491570156'],
  ['mai', ['mai@example.com'], 'mai, mai@example.com'],
])('%s', (name, ways, said) => expect(calledBy(name, ways)).toBe(said));
