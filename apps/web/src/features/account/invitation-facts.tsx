import type { Role } from '@propguard/rules/workspaces/roles';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { DefinitionList } from '../../ui/layout/definition-list.tsx';
import { text } from './text.ts';

export interface ShownInvitation {
  workspaceId: string;
  workspace: string;
  role: Role;
  email: string;
  expiresAt: string;
  asked: boolean;
}

export function InvitationFacts({ invitation }: { invitation: ShownInvitation }) {
  const instant = useInstantText();
  return (
    <DefinitionList
      items={[
        { term: text.invitation.workspace, detail: invitation.workspace },
        { term: text.invitation.role, detail: text.invitation.roles[invitation.role] },
        { term: text.invitation.email, detail: invitation.email },
        { term: text.invitation.expires, detail: instant.dateTime(invitation.expiresAt) },
      ]}
    />
  );
}
