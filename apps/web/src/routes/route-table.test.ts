import { PATHS } from '@propguard/rules/routes/paths';
import { describe, expect, it } from 'vitest';
import { REDIRECTS, SCREEN_NAMES, screenAt, screenEntry } from './route-table.ts';
import { AREAS } from './screen-entry.ts';

const entries = SCREEN_NAMES.map(screenEntry);
const paths = entries.map(({ path }) => path);

describe('the route table', () => {
  it('names each path, and each title within the menus, once', () => {
    const titles = entries.filter(({ area }) => area !== null).map(({ title }) => title);
    expect(new Set(paths).size).toBe(paths.length);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it.each(Object.values(PATHS))('has %s, which is written down outside of the product', (path) => {
    expect(screenAt(path)).toBeDefined();
  });

  it('CORE-ROUTE-08: leads from a report without an id to the search', () => {
    expect(REDIRECTS).toContainEqual({ from: '/report', to: '/search' });
  });

  it('leads from the paths of the landing page’s demos to what they show', () => {
    expect(REDIRECTS).toContainEqual({ from: '/ai-chat', to: '/sensay' });
    expect(REDIRECTS).toContainEqual({ from: '/analytics', to: '/sensay-analytics' });
  });

  it('redirects only from paths without a screen, and only to screens', () => {
    for (const { from, to } of REDIRECTS) {
      expect(screenAt(from)).toBeUndefined();
      expect(screenAt(to)).toBeDefined();
    }
  });

  it('has an area and a fixed path for all that stands in the rail', () => {
    for (const { path, area } of entries.filter(({ inRail }) => inRail)) {
      expect(AREAS).toContain(area);
      expect(path).not.toContain(':');
    }
  });
});
