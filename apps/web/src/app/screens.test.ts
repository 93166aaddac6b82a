// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { SCREEN_NAMES } from './paths.ts';
import { SCREEN_LOADERS } from './screens.ts';

vi.stubGlobal('window', { location: { origin: 'http://localhost' } });

it.each(SCREEN_NAMES)('%s loads a component', { timeout: 30_000 }, async (name) => {
  expect(await SCREEN_LOADERS[name]()).toBeTypeOf('function');
});
