import type { Member } from '@propguard/protocol/workspaces';
import { mayAssignRole } from '@propguard/rules/workspaces/roles';
import { useSession } from '../../lib/session.ts';
import { LeaveWorkspace } from './leave-workspace.tsx';
import { RemoveMember } from './remove-member.tsx';

/** Leaving for oneself, removing for those who stand no higher. */
export function MemberActions({ member }: { member: Member }) {
  const { session } = useSession();
  const workspace = session?.workspace;
  if (!workspace) return null;
  if (member.you) return <LeaveWorkspace member={member} workspace={workspace.name} />;
  return mayAssignRole(workspace.role, member.role, member.role) ? <RemoveMember member={member} /> : null;
}
