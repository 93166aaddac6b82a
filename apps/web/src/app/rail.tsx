import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../lib/session.ts';
import { screenEntry } from '../routes/route-table.ts';
import { AREA_LOOKS } from './area-looks.ts';
import { isUsed } from './area-use.ts';
import { menuGroups } from './menu-groups.ts';
import { RailArea } from './rail-area.tsx';
import { RailFoot } from './rail-foot.tsx';
import { screenOf } from './screen-components.ts';
import { text } from './text.ts';

interface RailProps {
  /** What stands above the areas. */
  head?: ReactNode;
  /** On a phone, following a link also closes the sheet. */
  onNavigate?: (() => void) | undefined;
}

/** What a person came to do, made from the route table; the area one is in shows its screens. */
export function Rail({ head, onNavigate }: RailProps) {
  const { pathname } = useLocation();
  const { meets, isPending, session } = useSession();
  const here = screenOf(pathname);
  const entry = here && screenEntry(here);
  const currentArea = entry?.area ?? entry?.partOf;
  // Before it is known who is there, what everybody sees: what comes later moves none of it.
  const groups = menuGroups(
    ({ inRail, needs }) => inRail && (isPending ? needs === 'anyone' : meets(needs)),
  ).filter(({ area }) => area !== 'Account' && (area === currentArea || isUsed(area, session?.account.kind)));
  const areas = (atFoot: boolean) =>
    groups
      .filter(({ area }) => (AREA_LOOKS[area].atFoot ?? false) === atFoot)
      .map((group) => (
        <RailArea
          key={group.area}
          group={group}
          here={here}
          isCurrent={group.area === currentArea}
          onNavigate={onNavigate}
        />
      ));
  return (
    <nav aria-label={text.navigation} className="flex flex-1 flex-col">
      {head ? <div className="pb-3">{head}</div> : null}
      <ul className="grid gap-0.5">{areas(false)}</ul>
      {isPending ? null : (
        <div className="mt-auto grid gap-3 pt-6">
          <ul className="grid gap-0.5">{areas(true)}</ul>
          <RailFoot onNavigate={onNavigate} />
        </div>
      )}
    </nav>
  );
}
