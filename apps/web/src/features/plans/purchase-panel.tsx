import type { PlanOffer, PlanUsage } from '@propguard/protocol/plans';
import { isLarger } from '@propguard/rules/plans/plans';
import { CreditCard, Info } from 'lucide-react';
import { audText } from '../../lib/aud-text.ts';
import { errorText } from '../../lib/error-text.ts';
import { useSession } from '../../lib/session.ts';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { PRICING_PATH } from '../../routes/analyse.ts';
import { Button } from '../../ui/controls/button.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { DefinitionList } from '../../ui/layout/definition-list.tsx';
import { text } from './text.ts';
import { useChoosePlan } from './use-choose-plan.ts';
import type { PurchaseAddress } from './use-purchase-address.ts';

const words = text.purchase;

interface PurchasePanelProps {
  plans: readonly PlanOffer[];
  usage: PlanUsage;
  address: PurchaseAddress;
}

/** CORE-PRICE-02 */
export function PurchasePanel({ plans, usage, address }: PurchasePanelProps) {
  const { choose, isBusy, error } = useChoosePlan(() => address.go('success'));
  const { signedIn, isPending } = useSession();
  const plan = plans.find(({ name }) => name === address.plan);
  if (!plan) return null;
  const needsAccount = usage.payment === 'card' && !signedIn && !isPending;
  return (
    <Card title={words.title} className="max-w-150">
      <Order plan={plan} usage={usage} />
      <div className="mt-4 grid gap-3">
        {needsAccount ? (
          <Alert
            tone="caution"
            title={words.signUpTitle}
            action={
              <LinkButton size="sm" to={`/sign-up?next=${encodeURIComponent(PRICING_PATH)}`}>
                {words.signUpAction}
              </LinkButton>
            }
          >
            {words.signUp}
          </Alert>
        ) : (
          <Payment plan={plan} usage={usage} />
        )}
        {error ? <ErrorState title={words.failed}>{errorText(error)}</ErrorState> : null}
        <div className="flex gap-2 max-md:*:flex-1">
          <Button
            kind="primary"
            disabled={needsAccount}
            busy={isBusy}
            busyLabel={words.processing}
            onClick={() => choose(plan.name)}
          >
            {words.submit}
          </Button>
          <Button onClick={() => address.go('choose')}>{words.back}</Button>
        </div>
      </div>
    </Card>
  );
}

type OrderProps = { plan: PlanOffer; usage: PlanUsage };

function Order({ plan, usage }: OrderProps) {
  const { date } = useInstantText();
  const isSmaller = isLarger(usage.plan, plan.name);
  const end = usage.renewsAt ?? usage.changesAt;
  const starts = !isSmaller ? words.now : end === null ? words.periodEnd : words.atEnd(date(end));
  return (
    <DefinitionList
      items={[
        { term: words.plan, detail: plan.name },
        {
          term: words.price,
          detail:
            plan.priceAUD === 0
              ? text.choose.free
              : `${audText(plan.priceAUD)} ${text.choose.month} (${text.choose.eth(plan.priceETH)})`,
        },
        { term: words.starts, detail: starts },
        ...(plan.priceAUD === 0 ? [] : [{ term: words.renews, detail: words.everyMonth }]),
      ]}
    />
  );
}

function Payment({ plan, usage }: OrderProps) {
  if (usage.payment === 'test')
    return (
      <Alert icon={Info} title={words.testTitle}>
        {words.test}
      </Alert>
    );
  if (isLarger(usage.plan, plan.name))
    return (
      <Alert icon={Info} title={words.smallerTitle}>
        {words.smaller}
      </Alert>
    );
  const isRunning = usage.status === 'active' || usage.status === 'overdue';
  return (
    <Alert icon={CreditCard} title={isRunning ? words.changeTitle : words.cardTitle}>
      {isRunning ? words.change : words.card}
    </Alert>
  );
}
