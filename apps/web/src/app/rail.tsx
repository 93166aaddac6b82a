import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useSession } from '../lib/session.ts';
import { type ScreenName, screenEntry } from '../routes/route-table.ts';
import { Icon } from '../ui/controls/icon.tsx';
import { type MenuGroup, menuGroups } from './menu-groups.ts';
import { RailFoot } from './rail-foot.tsx';
import { SCREEN_COMPONENTS } from './screen-components.ts';
import { SCREEN_ICONS } from './screen-icons.ts';
import { text } from './text.ts';

const LINK_LOOK = [
  'flex h-8 items-center gap-2.5 rounded-2 px-2.5 text-13 font-medium touch:h-touch',
  'hover:bg-hover aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent',
  '[&_svg]:text-muted aria-[current=page]:[&_svg]:text-accent',
].join(' ');

interface RailProps {
  /** What stands above the areas. */
  head?: ReactNode;
  /** On a phone, following a link also closes the sheet. */
  onNavigate?: (() => void) | undefined;
}

/** The areas above the first in which something depends on the person: what comes later moves none of them. */
function groupsOfEveryone(): MenuGroup[] {
  const groups = menuGroups(({ inRail }) => inRail);
  const firstOfSome = groups.findIndex(({ screens }) =>
    screens.some((name) => screenEntry(name).needs !== 'anyone'),
  );
  return firstOfSome === -1 ? groups : groups.slice(0, firstOfSome);
}

/** The areas and their screens, made from the route table. */
export function Rail({ head, onNavigate }: RailProps) {
  const { meets, isPending } = useSession();
  const groups = isPending ? groupsOfEveryone() : menuGroups((entry) => entry.inRail && meets(entry.needs));
  return (
    <nav aria-label={text.navigation} className="flex flex-1 flex-col">
      {head ? <div className="pb-2">{head}</div> : null}
      {groups.map((group) => (
        <RailGroup key={group.area} group={group} onNavigate={onNavigate} />
      ))}
      {isPending ? null : <RailFoot onNavigate={onNavigate} />}
    </nav>
  );
}

function RailGroup({ group, onNavigate }: { group: MenuGroup } & Pick<RailProps, 'onNavigate'>) {
  const headingId = `rail-${group.area.toLowerCase()}`;
  return (
    <div className="pb-1">
      {/* The first entry needs no heading of the same name. */}
      <p
        id={headingId}
        className={group.area === 'Home' ? 'sr-only' : 'px-2.5 pt-3 pb-1.25 text-12 font-medium text-muted'}
      >
        {group.area}
      </p>
      <ul aria-labelledby={headingId} className="grid gap-0.5">
        {group.screens.map((name) => (
          <li key={name}>
            <RailLink name={name} onNavigate={onNavigate} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function RailLink({ name, onNavigate }: { name: ScreenName } & Pick<RailProps, 'onNavigate'>) {
  const { path, title, icon } = screenEntry(name);
  const preload = () => void SCREEN_COMPONENTS[name].preload();
  return (
    <NavLink
      to={path}
      end
      className={LINK_LOOK}
      onClick={onNavigate}
      onPointerEnter={preload}
      onFocus={preload}
    >
      <Icon of={SCREEN_ICONS[icon]} />
      {title}
    </NavLink>
  );
}
