import { expect, it } from 'vitest';
import { tickTexts } from './tick-texts.ts';

it.each([
  { texts: ['$1.8M', '$2M', '$2.2M'], shown: ['$1.8M', '$2.0M', '$2.2M'] },
  { texts: ['$500K', '$750K', '$1M', '$1.25M'], shown: ['$500K', '$750K', '$1.00M', '$1.25M'] },
  { texts: ['0', '4', '8'], shown: ['0', '4', '8'] },
  { texts: ['−0.5%', '0%', '1,000%'], shown: ['−0.5%', '0.0%', '1,000.0%'] },
  { texts: ['low', 'high'], shown: ['low', 'high'] },
])('$texts are shown as $shown', ({ texts, shown }) => {
  const ticks = texts.map((_, at) => at);
  expect([...tickTexts(ticks, (at) => texts[at] ?? '').values()]).toEqual(shown);
});
