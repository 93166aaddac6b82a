import { api } from '../../lib/api.ts';

const MOST_SHOWN = 30;

export const noticesQuery = () =>
  api.notices.list.queryOptions({ input: { show: 'open', limit: MOST_SHOWN } });
export const noticeSummaryQuery = (enabled: boolean) => api.notices.summary.queryOptions({ enabled });
