import { LogOut } from 'lucide-react';
import { useSession } from '../lib/session.ts';
import { screenEntry } from '../routes/route-table.ts';
import { DropdownMenu, MenuItem, MenuLabel, MenuLink, MenuSeparator } from '../ui/overlays/dropdown-menu.tsx';
import type { MenuProps } from './menu-button.tsx';
import { menuGroups } from './menu-groups.ts';
import { SCREEN_ICONS } from './screen-icons.ts';
import { text } from './text.ts';
import { useSignOut } from './use-sign-out.ts';

export function AccountMenu(props: MenuProps) {
  const { session, meets } = useSession();
  const signOut = useSignOut();
  const groups = menuGroups((entry) => entry.area === 'Account' && meets(entry.needs));
  const entries = groups.flatMap(({ screens }) => screens.map(screenEntry));
  return (
    <DropdownMenu {...props}>
      <MenuLabel>{session?.account.email ?? session?.account.name}</MenuLabel>
      {entries.map(({ path, title, icon }) => (
        <MenuLink key={path} to={path} icon={SCREEN_ICONS[icon]}>
          {title}
        </MenuLink>
      ))}
      <MenuSeparator />
      <MenuItem icon={LogOut} onSelect={() => signOut.mutate({})}>
        {text.signOut}
      </MenuItem>
    </DropdownMenu>
  );
}
