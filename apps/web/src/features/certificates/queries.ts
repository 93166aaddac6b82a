import type { Certificate } from '@propguard/protocol/certificates';
import { mintingState } from '@propguard/rules/certificates/certificate-states';
import { skipToken } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** Live events tell of each step; this is for when they are late. */
const STEP_MS = 1_000;

type Listed = { items: Certificate[] };

/** The newest certificate of an assessment; asked for again while it is being issued. */
export const certificateOfQuery = (assessmentId: string | null) => ({
  ...api.certificates.list.queryOptions({
    input: assessmentId === null ? skipToken : { assessmentId, limit: 1 },
  }),
  refetchInterval: ({ state }: { state: { data?: Listed | undefined } }) =>
    mintingState(state.data?.items[0] ?? null) === 'minting' ? STEP_MS : false,
});

export const networkQuery = () => api.certificates.network.queryOptions();

export const publishedQuery = (id: string) => ({
  ...api.certificates.published.queryOptions({ input: { id } }),
  retry: false,
});
