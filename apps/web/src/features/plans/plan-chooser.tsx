import type { PlanOffer, PlanUsage } from '@propguard/protocol/plans';
import { FREE_PLAN, isLarger } from '@propguard/rules/plans/plans';
import { errorText } from '../../lib/error-text.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { PlanOption } from './plan-option.tsx';
import { text } from './text.ts';
import { useChoosePlan } from './use-choose-plan.ts';
import type { PurchaseAddress } from './use-purchase-address.ts';

const words = text.choose;

interface PlanChooserProps {
  plans: readonly PlanOffer[];
  usage: PlanUsage;
  address: PurchaseAddress;
}

export function PlanChooser({ plans, usage, address }: PlanChooserProps) {
  const { session, meets } = useSession();
  const { choose, isBusy, error } = useChoosePlan(() => address.go('success'));
  const mayChoose = session?.workspace == null || meets('admin');
  const isPresent = address.plan === usage.plan;
  const isFreeToFree = address.plan === FREE_PLAN && !isLarger(usage.plan, FREE_PLAN);
  // CORE-PRICE-07; and taking a change back costs nothing either.
  const isStraight = isFreeToFree || (isPresent && usage.nextPlan !== null);
  const label = !isPresent
    ? words.submit(address.plan)
    : usage.nextPlan === null
      ? words.stay(address.plan)
      : words.keep(address.plan);
  return (
    <section aria-labelledby="choose-your-plan">
      <h2 id="choose-your-plan" className="text-20 tracking-title">
        {words.title}
      </h2>
      <p className="mt-0.75 max-w-[96ch] text-13 text-muted">{words.about}</p>
      <div role="radiogroup" aria-label={words.plans} className="mt-4 grid gap-3 md:grid-cols-3 md:gap-5">
        {plans.map((plan) => (
          <PlanOption
            key={plan.name}
            plan={plan}
            usage={usage}
            isSelected={plan.name === address.plan}
            onSelect={() => address.select(plan.name)}
          />
        ))}
      </div>
      {error ? (
        <ErrorState title={text.purchase.failed} className="mt-3">
          {errorText(error)}
        </ErrorState>
      ) : null}
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button
          kind="primary"
          size="lg"
          disabled={!mayChoose || (isPresent && !isStraight)}
          busy={isBusy}
          busyLabel={text.purchase.processing}
          onClick={() => (isStraight ? choose(address.plan) : address.go('purchase'))}
        >
          {label}
        </Button>
        <p className="text-12 text-muted">{mayChoose ? words.ethNote : words.viewer}</p>
      </div>
    </section>
  );
}
