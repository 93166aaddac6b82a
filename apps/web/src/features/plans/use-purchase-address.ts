import { PLAN_NAMES, type PlanName, PRESELECTED_PLAN } from '@propguard/rules/plans/plans';
import { useAddressParams } from '../../lib/use-address-params.ts';

const STEPS = ['choose', 'purchase', 'success'] as const;
type Step = (typeof STEPS)[number];

/** `plan` and `step` live in the address; `checkout` is what the payment page sends along on the way back. */
export function usePurchaseAddress() {
  const { params, change } = useAddressParams();
  const checkout = params.get('checkout');
  const step: Step = STEPS.find((one) => one === params.get('step')) ?? 'choose';
  return {
    plan: PLAN_NAMES.find((name) => name === params.get('plan')) ?? PRESELECTED_PLAN,
    step: checkout === null ? step : 'success',
    checkout,
    select: (plan: PlanName) => change({ plan: plan === PRESELECTED_PLAN ? null : plan }, { replace: true }),
    go: (next: Step) => change({ step: next === 'choose' ? null : next }),
    /** The address without the purchase. */
    leave: () => change({ step: null, plan: null, checkout: null }, { replace: true }),
  };
}

export type PurchaseAddress = ReturnType<typeof usePurchaseAddress>;
