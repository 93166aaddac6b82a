import { ASSISTANT_LANGUAGES } from '@propguard/rules/assistant/languages';
import { expect, it } from 'vitest';
import type { Found } from '../../tools/found.ts';
import { voiceOf } from '../composed.ts';
import { composeUpfront } from './compose-upfront.ts';

const FOUND: Found = { kind: 'found', arguments: {}, result: {}, sample: false, path: null, subject: null };
const ABROAD = {
  state: 'NSW',
  priceAud: 900_000,
  dutyAud: 34_912,
  relief: null,
  isFirstHome: false,
  depositAud: 180_000,
  depositPercent: 20,
  costsAud: 4_000,
  surchargePercent: 9,
  surchargeAud: 81_000,
  dutyWithSurchargeAud: 115_912,
  totalAud: 299_912,
  isDutyOnly: false,
  asOf: '2025-07-01',
  office: 'Revenue NSW',
  site: 'revenue.nsw.gov.au',
  sourceUrl: 'https://www.revenue.nsw.gov.au',
  assumed: [],
} as const;

const rowsOf = (result: Parameters<typeof composeUpfront>[0], language: 'en' | 'zh' = 'en') =>
  composeUpfront(result, voiceOf(language), FOUND).facts;
const dollarsIn = (text: string): number => Number(text.replace(/\D/gu, ''));

it('the rows of the card add up where a foreigner buys', () => {
  const [total, ...parts] = rowsOf({ ...ABROAD, assumed: [] }).map(({ text }) => dollarsIn(text));
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
});

it('nobody else has a row for the surcharge', () => {
  const home = { ...ABROAD, surchargePercent: null, surchargeAud: 0, totalAud: 218_912, assumed: [] };
  expect(rowsOf(home).map(({ name }) => name)).toEqual(['totalAud', 'depositAud', 'dutyAud', 'costsAud']);
});

it('who asks for the duty alone is shown no deposit that nobody named', () => {
  const { facts, title } = composeUpfront({ ...ABROAD, isDutyOnly: true, assumed: [] }, voiceOf('en'), FOUND);
  expect(facts.map(({ name }) => name)).toEqual(['priceAud', 'dutyAud', 'surchargeAud']);
  expect(title).toBe('Stamp duty (NSW)');
});

it.each(ASSISTANT_LANGUAGES)('the surcharge is named in the language of the card: %s', (language) => {
  const row = composeUpfront({ ...ABROAD, assumed: [] }, voiceOf(language), FOUND).facts.find(
    ({ name }) => name === 'surchargeAud',
  );
  expect(dollarsIn(row?.text ?? '')).toBe(81_000);
  expect(row?.label).not.toBe('');
});
