import { describe, expect, it } from 'vitest';
import { SCREEN_NAMES, screenEntry } from '../routes/route-table.ts';
import { AREAS } from '../routes/screen-entry.ts';
import { menuGroups } from './menu-groups.ts';
import { SCREEN_ICONS } from './screen-icons.ts';

describe('menuGroups', () => {
  it('keeps the order of the areas and leaves out what may not be opened', () => {
    const groups = menuGroups((entry) => entry.needs === 'anyone' && entry.path !== '/search');
    const areas = groups.map(({ area }) => area);
    expect(areas).toEqual(AREAS.filter((area) => areas.includes(area)));
    expect(groups.flatMap(({ screens }) => screens)).not.toContain('search');
    expect(groups.every(({ screens }) => screens.length > 0)).toBe(true);
  });

  it('has an icon for every screen', () => {
    for (const { icon } of SCREEN_NAMES.map(screenEntry)) expect(SCREEN_ICONS[icon]).toBeDefined();
  });
});
