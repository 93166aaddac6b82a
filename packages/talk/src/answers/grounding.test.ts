import { ASSISTANT_LANGUAGES } from '@propguard/rules/assistant/languages';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatsOf } from './formats.ts';
import { groundsOf, ungrounded } from './grounding.ts';

describe('grounding', () => {
  it('lets a figure of a result be said in every language, in full and as a percentage', () => {
    const amount = fc.integer({ min: 0, max: 2_000_000_000 });
    const share = fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 1000);
    fc.assert(
      fc.property(amount, share, fc.constantFrom(...ASSISTANT_LANGUAGES), (aud, part, language) => {
        const show = formatsOf(language);
        const text = `${show.aud(aud)} – ${show.percent(part, 1)}`;
        expect(ungrounded(text, groundsOf({ nested: [{ aud }, part] }))).toEqual([]);
      }),
    );
  });

  it.each([
    ['It is worth $4,321,000.', { valueAud: 791_424 }, ['4,321,000']],
    ['LVR 81%', { lvr: 0.8 }, ['81']],
    ['12 Smith Street is worth $791,424', { valueAud: 791_424, address: '12 Smith Street' }, []],
  ])('%s', (text, result, loose) => {
    expect(ungrounded(text, groundsOf(result))).toEqual(loose);
  });
});

it.each([0.1415, 0.1445, 0.0905, 0.1235, 0.005])('a share of %s may be said as it is written', (share) => {
  const { percent } = formatsOf('en');
  expect(ungrounded(`It grew ${percent(share, 1)}.`, groundsOf({ growthYoy: share }))).toEqual([]);
});
