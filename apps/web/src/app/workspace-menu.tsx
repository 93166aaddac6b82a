import { useSession } from '../lib/session.ts';
import { DropdownMenu, MenuLabel, MenuRadio } from '../ui/overlays/dropdown-menu.tsx';
import type { MenuProps } from './menu-button.tsx';
import { text } from './text.ts';
import { useWorkspaces } from './use-workspaces.ts';

export function WorkspaceMenu(props: MenuProps) {
  const { session } = useSession();
  const { workspaces, isError, switchTo } = useWorkspaces();
  const options = workspaces.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <DropdownMenu align="start" {...props}>
      <MenuLabel>{isError ? text.workspacesFailed : text.workspaces}</MenuLabel>
      <MenuRadio
        label={text.workspaces}
        options={options}
        value={session?.workspace?.id ?? ''}
        onValueChange={switchTo}
      />
    </DropdownMenu>
  );
}
