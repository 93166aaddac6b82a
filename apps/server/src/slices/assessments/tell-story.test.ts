import { expect, it } from 'vitest';
import { valueStory } from './tell-story.ts';

it('the error is the method’s, not that of the sales that were too few', () => {
  const story = valueStory(
    {
      address: 'Stanmore',
      locality: { id: 'nsw-2048-stanmore', name: 'Stanmore', state: 'NSW', postcode: '2048' },
    } as never,
    {
      method: 'locality-median',
      valueAud: 1_486_325,
      range80: { lowAud: 1_088_375, highAud: 2_029_779 },
      asOf: '2026-11-01',
      comparables: [],
      comparablesValueAud: null,
      missingFacts: [],
      evidence: { methods: [{ method: 'locality-median', medianError: 0.159, sales: 6910 }] },
    } as never,
  ).join(' ');
  expect(story).toContain(
    'The value comes from the suburb median, because there are too few comparable sales. Its median error on sales it hadn’t seen is 15.9%.',
  );
});
