import type { PlanUsage } from '@propguard/protocol/plans';
import { FREE_PLAN } from '@propguard/rules/plans/plans';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { errorText } from '../../lib/error-text.ts';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/controls/icon.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { confirmedQuery, usageQuery } from './queries.ts';
import { text } from './text.ts';
import type { PurchaseAddress } from './use-purchase-address.ts';

const words = text.success;

/** CORE-PRICE-03; after a payment page it is asked first whether that was paid. */
export function PaymentSuccessful({ address }: { address: PurchaseAddress }) {
  const confirmed = useQuery(confirmedQuery(address.checkout));
  const known = useQuery({ ...usageQuery(), enabled: address.checkout === null });
  const { data, error, refetch, isFetching } = address.checkout === null ? known : confirmed;
  if (data) return <Success usage={data} address={address} />;
  if (!error)
    return (
      <Loading label={words.confirming}>
        <Skeleton height={180} />
      </Loading>
    );
  return (
    <Card flush>
      <ErrorState variant="full" title={words.failed} onRetry={() => void refetch()} retrying={isFetching}>
        {errorText(error)} {words.failedAbout}
      </ErrorState>
    </Card>
  );
}

function Success({ usage, address }: { usage: PlanUsage; address: PurchaseAddress }) {
  const { date } = useInstantText();
  const reload = () => {
    address.leave();
    // CORE-PRICE-04: everything that depends on the plan starts from the new one.
    setTimeout(() => window.location.reload());
  };
  return (
    <section
      aria-labelledby="payment-successful"
      className="grid max-w-150 justify-items-start gap-2 rounded-2 border border-line bg-surface p-5 md:p-6"
    >
      <Icon of={CircleCheck} size={28} className="text-positive" />
      <h2 id="payment-successful" className="text-20 tracking-title">
        {words.title}
      </h2>
      <p role="status" className="text-13 text-muted">
        {sentence(usage, date)}
      </p>
      <Button kind="primary" className="mt-3" onClick={reload}>
        {words.reload}
      </Button>
    </section>
  );
}

function sentence(
  { plan, nextPlan, changesAt, payment }: PlanUsage,
  date: (instant: string) => string,
): string {
  if (nextPlan !== null && changesAt !== null) return words.later(plan, nextPlan, date(changesAt));
  if (plan === FREE_PLAN) return words.free;
  return payment === 'test' ? words.test(plan) : words.card(plan);
}
