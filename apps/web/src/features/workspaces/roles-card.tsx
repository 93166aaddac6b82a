import { ROLES, type Role } from '@propguard/rules/workspaces/roles';
import { Card } from '../../ui/layout/card.tsx';
import { text } from './text.ts';

/** What each role may do, the highest first. */
export function RolesCard({ own }: { own?: Role }) {
  return (
    <Card
      title={text.members.rolesTitle}
      subtitle={own ? text.members.yours(text.roles[own].name) : undefined}
      foot={text.members.rolesNote}
    >
      <dl className="divide-y divide-line text-13">
        {ROLES.toReversed().map((role) => (
          <div key={role} className="grid grid-cols-[72px_minmax(0,1fr)] gap-x-3 py-2 first:pt-0 last:pb-0">
            <dt className="font-medium">{text.roles[role].name}</dt>
            <dd className="text-muted">{text.roles[role].may}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
