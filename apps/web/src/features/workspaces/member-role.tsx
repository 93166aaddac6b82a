import type { Member } from '@propguard/protocol/workspaces';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { useSession } from '../../lib/session.ts';
import { Select } from '../../ui/controls/select.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { roleChoices } from './role-choices.ts';
import { text } from './text.ts';

/** The role, as a choice where the person may change it. Nobody changes their own: another owner does. */
export function MemberRole({ member }: { member: Member }) {
  const queryClient = useQueryClient();
  const { session } = useSession();
  const change = useMutation(
    api.workspaces.changeRole.mutationOptions({
      onSuccess: ({ name, role }) =>
        notify.success({ title: text.members.roleChanged(name, text.roles[role].name) }),
      onError: (error) => notify.error({ title: text.members.roleNotChanged, description: errorText(error) }),
      onSettled: () => queryClient.invalidateQueries({ queryKey: api.workspaces.members.key() }),
    }),
  );
  const actor = session?.workspace?.role;
  const choices = actor && !member.you ? roleChoices(actor, member.role) : [];
  if (choices.length === 0) return text.roles[member.role].name;
  return (
    <Select
      size="sm"
      label={text.members.roleOf(member.name)}
      options={choices}
      value={change.isPending ? change.variables.role : member.role}
      disabled={change.isPending}
      onValueChange={(role) => change.mutate({ id: member.id, role })}
      className="w-32"
    />
  );
}
