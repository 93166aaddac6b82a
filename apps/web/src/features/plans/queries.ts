import { skipToken } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export const plansQuery = () => api.plans.list.queryOptions();

export const usageQuery = () => api.plans.usage.queryOptions();

/** Asked once when someone comes back from the payment page; it changes nothing that is not paid. */
export const confirmedQuery = (sessionId: string | null) => ({
  ...api.plans.confirmCheckout.queryOptions({ input: sessionId === null ? skipToken : { sessionId } }),
  retry: false,
  staleTime: Number.POSITIVE_INFINITY,
});

export const installationQuery = () => api.installation.about.queryOptions();
