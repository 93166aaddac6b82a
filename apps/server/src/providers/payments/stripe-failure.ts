import Stripe from 'stripe';
import { fail } from '../../fail.ts';

/** A declined card is the person's to solve, an unreachable provider passes, and the rest is a fault of ours. */
const toFailure = (error: unknown): unknown => {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  if (error instanceof Stripe.errors.StripeCardError) return fail('PAYMENT_DECLINED');
  const isTheirs = (error.statusCode ?? 0) >= 500 || error.statusCode === 429;
  return error instanceof Stripe.errors.StripeConnectionError || isTheirs ? fail('UNAVAILABLE') : error;
};

export const orFailure = async <T>(call: Promise<T>): Promise<T> => {
  try {
    return await call;
  } catch (error) {
    throw toFailure(error);
  }
};

export const orNullWhenUnknown = async <T>(call: Promise<T>): Promise<T | null> => {
  try {
    return await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return null;
    throw toFailure(error);
  }
};
