import { matchPath, useLocation } from 'react-router';
import { SCREEN_NAMES, SCREENS, type ScreenName } from './paths.ts';

export function useCurrentScreen(): ScreenName | undefined {
  const { pathname } = useLocation();
  return SCREEN_NAMES.find((name) => matchPath(SCREENS[name].path, pathname) !== null);
}
