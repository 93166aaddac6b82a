import { SCREEN_NAMES, SCREENS, type ScreenName } from '../routes/route-table.ts';
import { AREAS, type Area, type ScreenEntry } from '../routes/screen-entry.ts';

export interface MenuGroup {
  area: Area;
  screens: ScreenName[];
}

/** The screens of each area that the person may open; areas without one are left out. */
export function menuGroups(mayOpen: (entry: ScreenEntry) => boolean): MenuGroup[] {
  return AREAS.map((area) => ({
    area,
    screens: SCREEN_NAMES.filter((name) => SCREENS[name].area === area && mayOpen(SCREENS[name])),
  })).filter(({ screens }) => screens.length > 0);
}
