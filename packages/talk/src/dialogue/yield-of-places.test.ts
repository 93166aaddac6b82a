import { expect, it } from 'vitest';
import { decidingWith, knowing, place } from '../../test/knowing.ts';

const to = decidingWith(
  knowing(
    place('Seddon', 'VIC', '3011'),
    place('Yarraville', 'VIC', '3013'),
    place('Baldivis', 'WA', '6171'),
  ),
);

it.each([
  ['compare', 'rental yield in Seddon vs Yarraville, which is better'],
  ['compare', 'Mietrendite in Seddon oder Yarraville, was ist besser?'],
  ['market', 'oi need rent yield for Baldivis, any good for an investment prop? quick'],
])('rents that we do not have are told beside what we have: %s: %s', (tool, message) => {
  const decision = to(message);
  const topics = decision.kind === 'call' || decision.kind === 'tell' ? decision.topics : [];
  expect(topics).toContain('rents');
  if (decision.kind === 'call') expect(decision.call.tool).toBe(tool);
});

it('a rent that is said is worked with', () => {
  expect(to('620k in Seddon rents at 640 a week, whats the yield')).toMatchObject({
    call: { tool: 'investment_return' },
  });
});
