import { SCREENS } from '../../routes/route-table.ts';

const HOME = SCREENS.home.path;
/** Coming back to one of these would end where it began. */
const DOORS = ['/sign-in', '/sign-up', '/forgot-password', '/reset-password'];

/** Where to go after signing in: a path of this site and nowhere else. */
export function nextPath(wanted: string | null, origin: string): string {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, origin)) return HOME;
  const { origin: target, pathname, search, hash } = new URL(wanted, origin);
  if (target !== origin || DOORS.includes(pathname)) return HOME;
  return `${pathname}${search}${hash}`;
}
