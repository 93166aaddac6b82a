import { matchPath } from 'react-router';
import { SCREEN_NAMES, SCREENS, type ScreenName } from '../routes/route-table.ts';
import { followChunk } from './chunks-in-flight.ts';
import { type OnDemand, onDemand } from './on-demand.tsx';
import { SCREEN_LOADERS } from './screen-loaders.ts';

const componentOf = (name: ScreenName) => onDemand<object>(() => followChunk(SCREEN_LOADERS[name]()));

export const SCREEN_COMPONENTS = Object.fromEntries(
  SCREEN_NAMES.map((name) => [name, componentOf(name)]),
) as Record<ScreenName, OnDemand<object>>;

export function screenOf(pathname: string): ScreenName | undefined {
  return SCREEN_NAMES.find((name) => matchPath(SCREENS[name].path, pathname) !== null);
}
