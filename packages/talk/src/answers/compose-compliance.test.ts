import { RULE_NAMES } from '@propguard/rules/lending/rule-names';
import { describe, expect, it } from 'vitest';
import type { Found } from '../tools/found.ts';
import { composeCompliance } from './compose-compliance.ts';
import { voiceOf } from './composed.ts';
import { phrasesOf } from './phrases/all.ts';

type Result = Parameters<typeof composeCompliance>[0];

const found = { sample: false, arguments: {} } as unknown as Found;
const RULES = RULE_NAMES.slice(0, 9);

/** Of a home's value and nothing else: one rule could be checked. */
const UNCHECKED: Result = {
  address: null,
  status: 'REVIEW',
  assessable: 1,
  compliant: 1,
  lvr: null,
  verdicts: RULES.map((rule) => ({
    rule,
    result: rule === 'lvr' ? 'compliant' : 'cannot-assess',
    paragraph: 'APG 223',
  })),
  needed: ['serviceability'],
};

const statusIn = (language: Parameters<typeof voiceOf>[0], result: Result): string | undefined =>
  composeCompliance(result, voiceOf(language), found).facts.find(({ name }) => name === 'status')?.text;

describe('what the assistant says of a loan of which too little is known', () => {
  it('is how much was checked, and what an approval still needs', () => {
    expect(statusIn('en', UNCHECKED)).toBe('1 of 9 checked');
    const { sentences } = composeCompliance(UNCHECKED, voiceOf('en'), found);
    expect(sentences.at(-1)).toBe('For an approval we still need to check: serviceability.');
  });

  it.each(['en', 'es', 'fr', 'de', 'it', 'pt', 'ru', 'ja', 'ko', 'zh', 'ar', 'hi'] as const)(
    'in %s, with both numbers and not the word of a verdict',
    (language) => {
      const status = statusIn(language, UNCHECKED) ?? '';
      expect(status).toMatch(/[1١१]/u);
      expect(status).toMatch(/[9٩९]/u);
      expect(status).not.toContain(phrasesOf(language).statuses.REVIEW);
      expect(composeCompliance(UNCHECKED, voiceOf(language), found).sentences).toHaveLength(4);
    },
  );
});

it('says a verdict where there is one, and an answer of before as it is', () => {
  const reviewed: Result = { ...UNCHECKED, assessable: 2, compliant: 1 };
  expect(statusIn('en', reviewed)).toBe('REVIEW');
  expect(statusIn('en', { ...UNCHECKED, status: 'APPROVED' })).toBe('APPROVED');
  const { needed: _, ...before } = UNCHECKED;
  expect(composeCompliance(before, voiceOf('en'), found).sentences).toHaveLength(3);
});
