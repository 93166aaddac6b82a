import { LANGUAGE_CODES } from '@propguard/rules/languages/languages';
import { expect, it } from 'vitest';
import { tourConfirmation } from './tour-confirmation.ts';

const STARTS_AT = new Date('2026-11-20T00:30:00Z');

it.each(LANGUAGE_CODES.filter((code) => code !== 'en'))(
  'a tour is confirmed in %s, at the time of the office',
  (language) => {
    const { subject, text } = tourConfirmation(language, STARTS_AT);
    expect(text).toContain(subject);
    expect(text).toMatch(/10[:.]30/);
    expect(text).toContain('20');
    expect(text).toContain('AEST');
    expect(text).not.toMatch(/[{}]/);
    expect(text.split('\n\n')).toHaveLength(4);
  },
);
