import { api } from '../../lib/api.ts';

export const preferencesQuery = (pass: string) => api.consent.preferences.queryOptions({ input: { pass } });
export const unsubscribeMutation = () => api.consent.unsubscribe.mutationOptions();
export const chooseMutation = () => api.consent.choose.mutationOptions();
