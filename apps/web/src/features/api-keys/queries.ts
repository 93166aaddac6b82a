import { api } from '../../lib/api.ts';

export const apiKeysQuery = (enabled: boolean) => api.apiKeys.list.queryOptions({ enabled });
