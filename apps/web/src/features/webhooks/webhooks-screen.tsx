import { useSession } from '../../lib/session.ts';
import { useAddressParams } from '../../lib/use-address-params.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { CodeBlock } from '../../ui/layout/code-block.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { CHECK_EXAMPLE } from './check-example.ts';
import { DeliveryLog } from './delivery-log.tsx';
import { EndpointsCard } from './endpoints-card.tsx';
import { NewWebhookDialog } from './new-webhook-dialog.tsx';
import { text } from './text.ts';

/** Which endpoint's log is open stands in the address. */
const LOG = 'log';

/** Where an admin says which systems outside are told what happens, and sees what became of each message. */
export function WebhooksScreen() {
  const { signedIn } = useSession();
  const { params, change } = useAddressParams();
  const openLog = params.get(LOG);
  const setLog = (id: string | null) => change({ [LOG]: id });
  return (
    <Page
      title={text.title}
      description={text.description}
      actions={signedIn ? <NewWebhookDialog onMade={setLog} /> : undefined}
    >
      <div className="grid grid-cols-1 gap-3 md:gap-5">
        {signedIn ? <EndpointsCard openLog={openLog} onOpenLog={setLog} /> : <VisitorCard />}
        {signedIn && openLog ? <DeliveryLog key={openLog} id={openLog} onClose={() => setLog(null)} /> : null}
        <Card title={text.check.title} foot={text.check.guide}>
          <p className="mb-3 text-muted">{text.check.description}</p>
          <CodeBlock label={text.check.label} code={CHECK_EXAMPLE} />
        </Card>
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
          <LinkButton to="/sign-up?next=%2Fworkspace%2Fwebhooks" kind="primary">
            {text.visitorAction}
          </LinkButton>
        }
      >
        {text.visitor}
      </EmptyState>
    </Card>
  );
}
