import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import { describe, expect, it } from 'vitest';
import { voiceOf } from './composed.ts';
import { rangeMoved, valueMoved } from './value-change.ts';

const BEFORE = {
  valueAud: 700_000,
  lowAud: 600_000,
  highAud: 800_000,
  added: { bathrooms: 3, landSqm: 720, propertyType: 'unit' },
};
const NOW = { valueAud: 770_000, lowAud: 680_000, highAud: 860_000 };
const said = (language: AssistantLanguage, before = BEFORE, now = NOW): string => {
  const voice = voiceOf(language, [], [], before);
  return [valueMoved('5 Pelican Mews', now.valueAud, voice), ...rangeMoved(now, voice)].join(' ');
};

describe('a value that changed since', () => {
  it('is told with what it was, and with what was added', () => {
    expect(said('en')).toContain('That adds about $70,000');
    expect(said('en')).toContain('it was $700,000, from $600,000 to $800,000');
    expect(said('en')).toContain('New in it: type apartment, bathrooms 3, land 720 m².');
  });

  it('tells what it was also where the range is as wide', () => {
    expect(said('en', BEFORE, { valueAud: 770_000, lowAud: 660_000, highAud: 880_000 })).toContain(
      'it was $700,000',
    );
  });

  it.each(['es', 'fr', 'de', 'it', 'pt', 'ru', 'ja', 'ko', 'zh', 'ar', 'hi'] as const)(
    'names it in %s',
    (language) => {
      expect(said(language)).toMatch(/720\s?m²/u);
    },
  );
});
