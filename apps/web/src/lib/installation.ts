import { api } from './api.ts';

/** What is true of this installation changes when it is configured or data are imported, not by the minute. */
const FRESH_MS = 10 * 60_000;

export const installationQuery = () => api.installation.about.queryOptions({ staleTime: FRESH_MS });
