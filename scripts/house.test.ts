import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES } from '@propguard/rules/languages/languages';
import { expect, test } from 'vitest';
import { Env } from '../apps/server/src/config/env.ts';
import { JOB_DEFINITIONS } from '../apps/server/src/queue/job-definitions.ts';
import { TIMER_DEFINITIONS } from '../apps/server/src/queue/timer-definitions.ts';
import { inRepository } from './lib/repository.mjs';
import { linesWith, sourceFiles } from './lib/source-files.mjs';

/**
 * What CONTRIBUTING.md asks of whoever adds something, where neither types nor another test would notice. Each gives
 * the names of what was forgotten.
 */
const read = (file: string): string => readFileSync(inRepository(file), 'utf8');
const foldersIn = (folder: string): string[] =>
  readdirSync(inRepository(folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`);
const filesIn = (folder: string): string[] =>
  readdirSync(inRepository(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => `${folder}/${file}`);

const SERVER = 'apps/server/src';
const PROTOCOL = 'packages/protocol/src';

test('every setting stands in the table of the README, once, and nothing else does', () => {
  const table = read('README.md').split('## Settings')[1]?.split('\n## ')[0] ?? '';
  const rows = table.split('\n').filter((line) => line.startsWith('| `'));
  const named = rows.flatMap((row) => row.split('|')[1]?.match(/[A-Z][A-Z_]+/g) ?? []);
  expect(named.toSorted()).toEqual(Object.keys(Env.shape).toSorted());
});

test('every slice with routes is bound in the router', () => {
  const router = read(`${SERVER}/http/router.ts`);
  const bound = foldersIn(`${SERVER}/slices`).filter((slice) => existsSync(inRepository(slice, 'routes.ts')));
  expect(bound.length).toBeGreaterThan(20);
  expect(bound.filter((slice) => !router.includes(`'${slice.replace(SERVER, '..')}/routes.ts'`))).toEqual([]);
});

test('every file with routes is part of the contract', () => {
  const contract = read(`${PROTOCOL}/contract.ts`);
  const withRoutes = filesIn(PROTOCOL).filter((file) =>
    /^export const \w+ = \{\n(?:.*\n)*?.*Route\(/m.test(read(file)),
  );
  expect(withRoutes.length).toBeGreaterThan(20);
  expect(withRoutes.filter((file) => !contract.includes(`'${file.replace(PROTOCOL, '.')}'`))).toEqual([]);
});

test.each([
  ['job', 'defineJob', JOB_DEFINITIONS.length],
  ['timer', 'defineTimer', TIMER_DEFINITIONS.length],
])('every %s is listed for the workers', (_what, define, listed) => {
  const definition = new RegExp(String.raw`^export const (\w+)\b[^=]*= ${define}\(`, 'gm');
  const defined = [`${SERVER}/intake`, `${SERVER}/slices`]
    .flatMap(filesIn)
    .flatMap((file) => [...read(file).matchAll(definition)].map(([, name]) => `${name} in ${file}`));
  expect(defined, defined.join(', ')).toHaveLength(listed);
});

test('every language whose script Inter does not have names its fonts', () => {
  const styles = read('apps/web/src/ui/styles/scripts.css');
  const others = LANGUAGES.filter(({ nativeName }) =>
    /[^\p{Script=Latin}\p{Script=Cyrillic}]/u.test(nativeName),
  );
  expect(others.length).toBeGreaterThan(0);
  expect(
    others.filter(({ code }) => !new RegExp(`:lang\\(${code}\\) \\{\\s*--script:`).test(styles)),
  ).toEqual([]);
});

test('every room stands in the map', () => {
  const map = read('docs/map.md');
  const packages = foldersIn('packages').filter((folder) => existsSync(inRepository(folder, 'src')));
  const rooms = [...packages, ...foldersIn('apps'), ...foldersIn(SERVER), ...foldersIn('apps/web/src')];
  expect(rooms.filter((room) => !new RegExp(`\\b${room.split('/').at(-1)}/`).test(map))).toEqual([]);
});

test('every command is told of', () => {
  const guides = readdirSync(inRepository('docs/guides')).map((name) => `docs/guides/${name}`);
  const told = ['README.md', 'CONTRIBUTING.md', ...guides].map(read).join('\n');
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  expect(Object.keys(scripts).filter((name) => !new RegExp(`npm (?:run )?${name}\\b`).test(told))).toEqual(
    [],
  );
});

test('every decision has a number of its own, the same in its name and in its title', () => {
  const records = readdirSync(inRepository('docs/decisions'));
  const numbers = records.map((name) => Number(name.slice(0, 4)));
  expect(new Set(numbers).size).toBe(records.length);
  const inTitles = records.map((name) => Number(/^# (\d+)\. /.exec(read(`docs/decisions/${name}`))?.[1]));
  expect(inTitles).toEqual(numbers);
});

/** An offset is a fact about one moment: what is computed from one is wrong for half of the year, or from the next law on. */
const FIXED_OFFSET =
  /getTimezoneOffset|interval '-?\d+ hours?' at time zone|['"`][+-]\d\d:?[0-5]\d['"`]|(UTC|GMT)[+-][1-9]|T\d\d:\d\d(:\d\d(\.\d+)?)?[+-]\d\d:?\d\d/;

test('nothing computes a time of day from a fixed offset', () => {
  expect(
    ['+10:00', '+1100', '2026-11-16T09:00+10:00', 'UTC+10'].map((text) => FIXED_OFFSET.test(`'${text}'`)),
  ).toEqual([true, true, true, true]);
  const sources = sourceFiles(
    ['apps/server/src', 'apps/web/src', 'packages/rules/src', 'packages/protocol/src', 'packages/talk/src'],
    /\.(tsx?|sql)$/,
  );
  expect(sources.length).toBeGreaterThan(500);
  expect(linesWith(sources, FIXED_OFFSET)).toEqual([]);
});
