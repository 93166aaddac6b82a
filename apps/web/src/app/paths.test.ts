import { describe, expect, it } from 'vitest';
import { menuGroups } from './menu-groups.ts';
import { AREAS, REDIRECTS, SCREEN_NAMES, screenAt, screenEntry } from './paths.ts';
import { SCREEN_ICONS } from './screen-icons.ts';

const entries = SCREEN_NAMES.map(screenEntry);
const paths = entries.map(({ path }) => path);

describe('the route table', () => {
  it('names each path, and each title within the menus, once', () => {
    const titles = entries.filter(({ area }) => area !== null).map(({ title }) => title);
    expect(new Set(paths).size).toBe(paths.length);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('CORE-ROUTE-08: leads from a report without an id to the search', () => {
    expect(REDIRECTS).toContainEqual({ from: '/report', to: '/search' });
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

  it('has an icon for every screen', () => {
    for (const { icon } of entries) expect(SCREEN_ICONS[icon]).toBeDefined();
  });
});

describe('menuGroups', () => {
  it('keeps the order of the areas and leaves out what may not be opened', () => {
    const groups = menuGroups((entry) => entry.needs === 'anyone' && entry.path !== '/search');
    const areas = groups.map(({ area }) => area);
    expect(areas).toEqual(AREAS.filter((area) => areas.includes(area)));
    expect(groups.flatMap(({ screens }) => screens)).not.toContain('search');
    expect(groups.every(({ screens }) => screens.length > 0)).toBe(true);
  });
});
