import { contractRoutes as everyRoute } from '@propguard/protocol/contract-routes';
import { expect, it, vi } from 'vitest';

const namesIn = (node: object, prefix = ''): string[] =>
  Object.entries(node).flatMap(([key, child]: [string, object]) =>
    '~orpc' in child ? [`${prefix}${key}`] : namesIn(child, `${prefix}${key}.`),
  );

it('begins with the calls of the frame, and knows every other when one is made', async () => {
  // What is known stays known as long as the page: this is the beginning of one.
  vi.resetModules();
  const { contractRoutes, knowRoute } = await import('./contract-routes.ts');
  const atFirst = namesIn(contractRoutes);
  expect(atFirst).toContain('account.session');
  expect(atFirst.length).toBeLessThan(10);
  await knowRoute(['account', 'session']);
  expect(namesIn(contractRoutes)).toHaveLength(atFirst.length);
  await knowRoute(['leads', 'list']);
  expect(namesIn(contractRoutes)).toHaveLength(everyRoute().length);
});
