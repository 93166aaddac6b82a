import { mayAssignRole, ROLES, type Role } from '@propguard/rules/workspaces/roles';
import type { Choice } from '../../ui/controls/choice.ts';
import { text } from './text.ts';

/** The roles that someone may give, the highest first; `from` is the role that would be taken away. */
export function roleChoices(actor: Role, from: Role): Choice<Role>[] {
  return ROLES.toReversed()
    .filter((to) => mayAssignRole(actor, from, to))
    .map((role) => ({ value: role, label: text.roles[role].name, description: text.roles[role].may }));
}
