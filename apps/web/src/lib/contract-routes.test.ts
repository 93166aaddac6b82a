import { contractRoutes as everyRoute } from '@propguard/protocol/contract-routes';
import { expect, it } from 'vitest';
import { contractRoutes, knowRoute } from './contract-routes.ts';

const namesIn = (node: object, prefix = ''): string[] =>
  Object.entries(node).flatMap(([key, child]: [string, object]) =>
    '~orpc' in child ? [`${prefix}${key}`] : namesIn(child, `${prefix}${key}.`),
  );

it('begins with the calls of the frame, and knows every other when one is made', async () => {
  const atFirst = namesIn(contractRoutes);
  expect(atFirst).toContain('account.session');
  expect(atFirst.length).toBeLessThan(10);
  await knowRoute(['account', 'session']);
  expect(namesIn(contractRoutes)).toHaveLength(atFirst.length);
  await knowRoute(['leads', 'list']);
  expect(namesIn(contractRoutes)).toHaveLength(everyRoute().length);
});
