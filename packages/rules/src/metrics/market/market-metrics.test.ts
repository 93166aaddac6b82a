import { describe, expect, it } from 'vitest';
import { basisText, figureText, homesText } from './figure-words.ts';
import { MARKET_METRIC_NAMES, MARKET_METRICS } from './market-metrics.ts';

describe('figures of a market', () => {
  it.each(MARKET_METRIC_NAMES)('%s says what it is, once', (name) => {
    const { title, sentence, leastN, region, unit } = MARKET_METRICS[name];
    expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(MARKET_METRIC_NAMES.filter((one) => MARKET_METRICS[one].title === title)).toEqual([name]);
    // A price or a number of things of another place would mislead; a rate without a least n is chance.
    expect(region === 'wider' && (unit === 'aud' || unit === 'count')).toBe(false);
    expect(leastN > 0 || unit === 'count').toBe(true);
  });

  it.each([
    ['medianPrice', 1_234_567, '$1,234,567'],
    ['growthYoy', 0.1012, '+10.1%'],
    ['growthYoy', -0.0019, '−0.2%'],
    ['daysOnMarket', 36.5, '37'],
    ['clearanceRate', 0.6154, '62%'],
    ['velocity', 0.6471, '65%'],
    ['inventoryMonths', 2.769, '2.8'],
    ['volatility', 0.0616, '6.2%'],
    ['salesVolume', 1240, '1,240'],
  ] as const)('%s of %d is written %s', (name, value, written) => {
    expect(figureText(name, value)).toBe(written);
  });

  it('names the homes, the number, and the wider place where it is that place’s', () => {
    const own = {
      type: 'house',
      region: 'Chelsea, VIC 3196',
      isOwn: true,
      count: 1,
      countOf: 'sales',
    } as const;
    expect([homesText('house'), homesText(null)]).toEqual(['Houses', 'All types']);
    expect(basisText(own)).toBe('1 sale');
    expect(basisText({ ...own, region: 'Melbourne', isOwn: false, count: 1240 })).toBe(
      'Melbourne, 1,240 sales; too few here',
    );
  });
});
