import { readdirSync, readFileSync } from 'node:fs';
import { HOME_METRICS } from '@propguard/rules/metrics/home/home-metrics';
import { MARKET_METRICS } from '@propguard/rules/metrics/market/market-metrics';
import { expect, test } from 'vitest';
import { inRepository } from './lib/repository.mjs';

const SOURCES = ['apps/server/src', 'apps/web/src', 'packages/protocol/src', 'packages/talk/src'].flatMap(
  (folder) =>
    readdirSync(inRepository(folder), { recursive: true, encoding: 'utf8' })
      // The gallery shows what parts look like, with figures of nobody.
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|gallery\//.test(file))
      .map((file) => `${folder}/${file}`),
);
const linesOf = (file: string): string[] => readFileSync(inRepository(file), 'utf8').split('\n');
const found = (is: (line: string) => boolean): string[] =>
  SOURCES.flatMap((file) =>
    linesOf(file)
      .filter((line) => !/^\s*(\/?\*|\/\/)/.test(line) && is(line))
      .map((line) => `${file}: ${line.trim()}`),
  );

/** Words of many other things too: the value of a cell or of a lead, a column of hazards. */
const COMMON_WORDS: ReadonlySet<string> = new Set([HOME_METRICS.value.title, HOME_METRICS.hazard.title]);
/** The same word for something else. */
const OTHERS: readonly string[] = [
  // How sure the figures of a market are, and not a value.
  "apps/web/src/features/assistant/text.ts: confidence: 'Confidence',",
  // What somebody did, in the trail of a workspace.
  "apps/web/src/features/compliance/text.ts: 'train-model': 'Model trained',",
];

test('the title of a figure is written where the figure is defined, and nowhere else', () => {
  const titles = [...Object.values(HOME_METRICS), ...Object.values(MARKET_METRICS)]
    .map(({ title }) => title)
    .filter((title) => !COMMON_WORDS.has(title));
  const isWritten = (line: string): boolean =>
    titles.some((title) => [`'${title}'`, `"${title}"`, `\`${title}\``].some((text) => line.includes(text)));
  expect(isWritten("label: 'Median price',")).toBe(true);
  expect(found(isWritten).filter((one) => !OTHERS.includes(one))).toEqual([]);
});

test('every figure that is defined is read somewhere', () => {
  const all = SOURCES.map((file) => readFileSync(inRepository(file), 'utf8')).join('\n');
  const unread = Object.keys(HOME_METRICS).filter((name) => !all.includes(`HOME_METRICS.${name}`));
  expect(unread).toEqual([]);
});

test('no screen asks the browser or universal time which day it is', () => {
  const isOwnClock = (line: string): boolean =>
    /new Date\(\)\.(toISOString\(\)\.slice\(0, 10\)|toLocaleDateString|getFullYear|getDate\(|getHours)/.test(
      line,
    );
  expect(isOwnClock("madeFor === new Date().toLocaleDateString('en-CA')")).toBe(true);
  expect(found(isOwnClock).filter((one) => one.startsWith('apps/web/'))).toEqual([]);
});
