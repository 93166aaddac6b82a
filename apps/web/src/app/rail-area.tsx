import { Link } from 'react-router';
import { type ScreenName, screenEntry } from '../routes/route-table.ts';
import { Icon } from '../ui/controls/icon.tsx';
import { AREA_LOOKS } from './area-looks.ts';
import type { MenuGroup } from './menu-groups.ts';
import { SCREEN_COMPONENTS } from './screen-components.ts';

const ENTRY_LOOK = [
  'flex h-8 items-center gap-2.5 rounded-2 px-2.5 text-13 font-medium touch:h-touch hover:bg-hover',
  '[&_svg]:text-muted aria-[current]:text-accent aria-[current]:[&_svg]:text-accent',
  'aria-[current=page]:bg-accent-soft',
].join(' ');
const SCREEN_LOOK = [
  'flex h-7 items-center rounded-2 px-2.5 text-13 text-muted touch:h-touch hover:bg-hover hover:text-ink',
  'aria-[current=page]:bg-accent-soft aria-[current=page]:font-medium aria-[current=page]:text-accent',
].join(' ');

interface RailAreaProps {
  group: MenuGroup;
  /** The screen that is shown. */
  here: ScreenName | undefined;
  isCurrent: boolean;
  onNavigate?: (() => void) | undefined;
}

/** An area leads to its first screen; the one that somebody is in also shows the others. */
export function RailArea({ group, here, isCurrent, onNavigate }: RailAreaProps) {
  const [first] = group.screens;
  if (!first) return null;
  const { title, icon } = AREA_LOOKS[group.area];
  const isOnly = group.screens.length === 1;
  const isPage = isOnly && here === first;
  return (
    <li>
      <Link
        to={screenEntry(first).path}
        aria-current={isPage ? 'page' : isCurrent ? 'true' : undefined}
        className={ENTRY_LOOK}
        onClick={onNavigate}
        {...preloading(first)}
      >
        <Icon of={icon} />
        {title}
      </Link>
      {isCurrent && !isOnly ? (
        <ul aria-label={title} className="mt-0.5 mb-1.5 ml-4.5 grid gap-0.5 border-l border-line pl-2">
          {group.screens.map((name) => (
            <li key={name}>
              <Link
                to={screenEntry(name).path}
                aria-current={name === here ? 'page' : undefined}
                className={SCREEN_LOOK}
                onClick={onNavigate}
                {...preloading(name)}
              >
                {screenEntry(name).title}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

function preloading(name: ScreenName) {
  const preload = () => void SCREEN_COMPONENTS[name].preload();
  return { onPointerEnter: preload, onFocus: preload };
}
