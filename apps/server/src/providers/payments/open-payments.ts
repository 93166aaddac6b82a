import type { StripeConfig } from '../../config/stripe-config.ts';
import type { Payments } from './payments.ts';

/** Null without a provider: plans are then chosen in test mode. Its client is loaded only where it is used. */
export const openPayments = async (stripe: StripeConfig | null): Promise<Payments | null> =>
  stripe === null ? null : (await import('./stripe-payments.ts')).createStripePayments(stripe);
