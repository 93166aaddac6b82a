import type { ReactNode } from 'react';
import { useSession } from '../../lib/session.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { CreateKeyDialog } from './create-key-dialog.tsx';
import { ExampleCard } from './example-card.tsx';
import { KeysCard } from './keys-card.tsx';
import { text } from './text.ts';
import { useCreateKey } from './use-create-key.ts';

/** `notice` says what the plan has to say about keys. */
export function ApiKeysScreen({ notice }: { notice: ReactNode }) {
  const { signedIn } = useSession();
  const create = useCreateKey();
  return (
    <Page
      title={text.title}
      description={text.description}
      actions={signedIn ? <CreateKeyDialog open={create.isOpen} onOpenChange={create.setOpen} /> : undefined}
    >
      <div className="grid grid-cols-1 gap-3 md:gap-5">
        {signedIn ? notice : null}
        {signedIn ? <KeysCard onCreate={() => create.setOpen(true)} /> : <VisitorCard />}
        <div className="after-loading min-w-0">
          <ExampleCard />
        </div>
      </div>
    </Page>
  );
}

function VisitorCard() {
  return (
    <Card flush label={text.list}>
      <EmptyState
        title={text.visitorTitle}
        action={
          <LinkButton to="/sign-up?next=%2Fworkspace%2Fapi-keys" kind="primary">
            {text.visitorAction}
          </LinkButton>
        }
      >
        {text.visitor}
      </EmptyState>
    </Card>
  );
}
