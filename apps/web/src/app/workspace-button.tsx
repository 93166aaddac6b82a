import { ChevronDown } from 'lucide-react';
import { useSession } from '../lib/session.ts';
import { Icon } from '../ui/controls/icon.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { workspaceMenu } from './lazy-parts.ts';
import { MenuButton } from './menu-button.tsx';
import { text } from './text.ts';

/** The workspace one is in; with an account, also the way to another. */
export function WorkspaceButton() {
  const { session, isPending, signedIn } = useSession();
  if (isPending) return <Skeleton width={120} height={14} />;
  const name = session?.workspace?.name ?? text.visitorWorkspace;
  if (!signedIn) return <span className="min-w-0 truncate text-13 font-medium">{name}</span>;
  return (
    <MenuButton
      menu={workspaceMenu}
      aria-label={text.switchWorkspace(name)}
      className="-ml-2 flex h-8 min-w-0 items-center gap-2 rounded-2 px-2 text-13 font-medium hover:bg-hover touch:h-touch"
    >
      <span className="truncate">{name}</span>
      <Icon of={ChevronDown} size={14} />
    </MenuButton>
  );
}
