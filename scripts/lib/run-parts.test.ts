import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runParts } from './run-parts.mjs';
import type { Part } from './test-parts.mjs';

const PLENTY = 32 * 1024 ** 3;
const LITTLE = 8 * 1024 ** 3;

let printed: string[];
let happened: string[];

beforeEach(() => {
  printed = [];
  happened = [];
  vi.spyOn(console, 'log').mockImplementation((text: string) => void printed.push(text));
});
afterEach(() => {
  vi.restoreAllMocks();
});

const part = (title: string, onlyComputes: boolean, work: () => Promise<void> = async () => {}): Part => ({
  name: title,
  title,
  programs: [],
  needsBuild: false,
  onlyComputes,
  run: async (_node, { print, givesWay }) => {
    happened.push(`${title} begins${givesWay ? ', giving way' : ''}`);
    await work();
    print(`${title} speaks`);
    happened.push(`${title} ends`);
    return { passed: 1, failed: 0 };
  },
});

it('what only computes runs beside the others, in turn and giving way, and speaks when it is done', async () => {
  const told = Promise.withResolvers<void>();
  const parts = [
    part('check', true, async () => told.resolve()),
    // Never ends unless the other runs meanwhile.
    part('unit', false, () => told.promise),
    part('chain', true),
  ];
  const outcomes = await runParts(parts, 'node', PLENTY);
  expect(outcomes.map(({ title }) => title)).toEqual(['check', 'unit', 'chain']);
  expect(happened).toContain('check begins, giving way');
  expect(happened).toContain('unit begins');
  expect(happened.indexOf('chain begins, giving way')).toBeGreaterThan(happened.indexOf('check ends'));
  expect(printed).toContain('\ncheck\n\ncheck speaks\n');
});

it.each([
  ['a machine with little memory', LITTLE, [part('check', true), part('unit', false)]],
  ['a part alone', PLENTY, [part('check', true)]],
])('%s: one after the other, with all of the machine', async (_case, memory, parts) => {
  const outcomes = await runParts(parts, 'node', memory);
  expect(outcomes.map(({ title }) => title)).toEqual(parts.map(({ title }) => title));
  expect(happened).toEqual(parts.flatMap(({ title }) => [`${title} begins`, `${title} ends`]));
});
