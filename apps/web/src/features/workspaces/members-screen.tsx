import { useSession } from '../../lib/session.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Column, PageGrid } from '../../ui/layout/page-grid.tsx';
import { InvitationsCard } from './invitations-card.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { MembersCard } from './members-card.tsx';
import { RolesCard } from './roles-card.tsx';
import { text } from './text.ts';

export function MembersScreen() {
  const { session, isPending, signedIn, meets } = useSession();
  const mayInvite = signedIn && meets('admin');
  const role = session?.workspace?.role;
  return (
    <Page
      title={text.members.title}
      description={text.members.description}
      actions={mayInvite && role ? <InviteDialog actor={role} /> : undefined}
    >
      <PageGrid>
        <Column span={8} className="*:last:flex-none">
          {isPending || signedIn ? <MembersCard /> : <AloneCard />}
          {mayInvite ? (
            <div className="after-loading">
              <InvitationsCard />
            </div>
          ) : null}
        </Column>
        <Column span={4} className="max-lg:after-loading *:last:flex-none">
          <RolesCard {...(role && signedIn ? { own: role } : {})} />
        </Column>
      </PageGrid>
    </Page>
  );
}

function AloneCard() {
  return (
    <Card label={text.members.list} flush>
      <EmptyState
        title={text.members.visitorTitle}
        action={
          <LinkButton to="/sign-up?next=%2Fworkspace%2Fmembers" kind="primary">
            {text.members.visitorAction}
          </LinkButton>
        }
      >
        {text.members.visitor}
      </EmptyState>
    </Card>
  );
}
