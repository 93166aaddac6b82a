import { describe, expect, it } from 'vitest';
import { findRelativeChanges } from './relative-changes.ts';

const inShort = (text: string) =>
  findRelativeChanges(text).map((change) =>
    change.kind === 'times' ? { times: change.factor } : { [change.measure]: change.amount },
  );

describe('a change of what was asked before', () => {
  it.each([
    ['what if it had one more bathroom', [{ bathrooms: 1 }]],
    ['suppose it had one bedroom less', [{ bedrooms: -1 }]],
    ['add a bathroom', [{ bathrooms: 1 }]],
    ['lose the extra bathroom', [{ bathrooms: -1 }]],
    ['and 50k cheaper', [{ aud: -50_000 }]],
    ['raise the deposit by 20k', [{ aud: 20_000 }]],
    ['knock 20k off the price', [{ aud: -20_000 }]],
    ['grandma chips in another 35k', [{ aud: 35_000 }]],
    ['what if I get a 10k pay rise', [{ aud: 10_000 }]],
    ['50k less than that', [{ aud: -50_000 }]],
    ['10% less', [{ percent: -10 }]],
    ['if the rate goes up half a percent', [{ percent: 0.5 }]],
    ['two points higher', [{ percent: 2 }]],
    ['25 basis points lower', [{ percent: -0.25 }]],
    ['rates drop by 0.25', [{ percent: -0.25 }]],
    ['five years shorter', [{ years: -5 }]],
    ['double the deposit', [{ times: 2 }]],
    ['half that', [{ times: 0.5 }]],
    ['una habitación más', [{ bedrooms: 1 }]],
    ['50 000 de moins', [{ aud: -50_000 }]],
    ['noch ein Bad', [{ bathrooms: 1 }]],
    ['e se il tasso sale di mezzo punto?', [{ percent: 0.5 }]],
    ['um quarto a mais', [{ bedrooms: 1 }]],
    ['на 50 тысяч дешевле', [{ aud: -50_000 }]],
    ['5万ドル安く', [{ aud: -50_000 }]],
    ['침실 하나 더', [{ bedrooms: 1 }]],
    ['多一个卧室', [{ bedrooms: 1 }]],
    ['غرفة نوم إضافية', [{ bedrooms: 1 }]],
    ['50 हज़ार कम', [{ aud: -50_000 }]],
  ])('%s', (text, changes) => {
    expect(inShort(text)).toEqual(changes);
  });

  it.each([
    'up to 900k',
    '900k or less',
    '3 or more bedrooms',
    'less than 700k',
    '50k less than 800k',
    'what if i save up 90k',
    'a double garage',
    'half an acre',
    '600k more or less',
    'I earn 92k and my partner another 78k',
    'income 168k plus 20k bonus',
    'gano 90 mil más 12 mil de bono',
    'no, 540k less 90k is 450k',
    'Non, 540 000 moins 90 000 ça fait 450 000',
    'No, 540 mil menos 90 mil son 450 mil',
  ])('%s is none', (text) => {
    expect(inShort(text)).toEqual([]);
  });
});
