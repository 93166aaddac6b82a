import type { SubscriptionStatus } from '@propguard/rules/plans/current-plan';
import type { PaidPlan, PlanName } from '@propguard/rules/plans/plans';

export type Checkout = {
  workspaceId: string;
  plan: PaidPlan;
  email: string | null;
  /** The one from an earlier subscription: their cards are known there. */
  customerRef: string | null;
  returnUrl: { paid: string; cancelled: string };
  /** Sent twice, it opens the same payment page. */
  idempotencyKey: string;
};

/** A subscription as it stands at the provider now. */
export type PaidSubscription = {
  ref: string;
  customerRef: string;
  workspaceId: string | null;
  plan: PaidPlan;
  status: SubscriptionStatus;
  startedAt: Date;
  renewsAt: Date | null;
  nextPlan: PlanName | null;
  changesAt: Date | null;
};

/** What a message is about. The state itself is asked for: messages arrive late, twice and in any order. */
export type PaymentEvent = {
  id: string;
  kind: string;
  /** Null for messages that change no subscription of ours. */
  about: { workspaceId: string; subscriptionRef: string; isNew: boolean } | null;
};

/** Who takes the money. Failures are of the catalogue: UNAVAILABLE, PAYMENT_DECLINED, SIGNATURE_INVALID. */
export type Payments = {
  startCheckout: (checkout: Checkout) => Promise<string>;
  /** Null when the page is unknown, or was left without paying. */
  readCheckout: (sessionId: string) => Promise<{ workspaceId: string; subscriptionRef: string } | null>;
  readSubscription: (ref: string) => Promise<PaidSubscription | null>;
  /** At once, for the price of what is left of the period. */
  upgrade: (ref: string, plan: PaidPlan) => Promise<void>;
  /** When the period that is paid has ended; to the free plan is the end of the subscription. */
  downgradeAtPeriodEnd: (ref: string, plan: PlanName) => Promise<void>;
  /** Takes back a change that is still to come. */
  keep: (ref: string) => Promise<void>;
  endNow: (ref: string) => Promise<void>;
  portalUrl: (customerRef: string, returnUrl: string) => Promise<string>;
  readEvent: (body: Buffer, signature: string) => PaymentEvent;
};
