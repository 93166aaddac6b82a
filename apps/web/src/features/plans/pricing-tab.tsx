import { useQuery } from '@tanstack/react-query';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PaymentSuccessful } from './payment-successful.tsx';
import { PlanChooser } from './plan-chooser.tsx';
import { PurchasePanel } from './purchase-panel.tsx';
import { plansQuery, usageQuery } from './queries.ts';
import { text } from './text.ts';
import { UsageCard } from './usage-card.tsx';
import { usePurchaseAddress } from './use-purchase-address.ts';

const words = text.choose;

/** CORE-PRICE-01 to 03: choose, complete, successful. */
export function PricingTab() {
  const address = usePurchaseAddress();
  const plans = useQuery(plansQuery());
  const usage = useQuery(usageQuery());
  if (address.checkout !== null) return <PaymentSuccessful address={address} />;
  const error = plans.error ?? usage.error;
  if (plans.data && usage.data) {
    // An address alone is no payment: the plan that it names is the one that they have, or will have.
    const isTheirs = [usage.data.plan, usage.data.nextPlan].includes(address.plan);
    if (address.step === 'success' && isTheirs) return <PaymentSuccessful address={address} />;
    const props = { plans: plans.data.items, usage: usage.data, address };
    return address.step === 'purchase' ? (
      <PurchasePanel {...props} />
    ) : (
      <div className="grid gap-3 md:gap-5">
        <PlanChooser {...props} />
        <UsageCard />
      </div>
    );
  }
  if (!error)
    return (
      <Loading label={words.loading} className="grid gap-3 md:grid-cols-3 md:gap-5">
        <Skeleton height={300} />
        <Skeleton height={300} />
        <Skeleton height={300} />
      </Loading>
    );
  return (
    <Card flush>
      <ReadFailure
        title={words.failed}
        onRetry={() => void Promise.all([plans.refetch(), usage.refetch()])}
        retrying={plans.isFetching || usage.isFetching}
        error={error}
      />
    </Card>
  );
}
