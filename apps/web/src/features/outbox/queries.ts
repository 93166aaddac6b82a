import { keepPreviousData } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

const MESSAGES_PER_PAGE = 25;

export const outboxQuery = (cursor: string | undefined) => ({
  ...api.installation.outbox.queryOptions({ input: { limit: MESSAGES_PER_PAGE, cursor } }),
  placeholderData: keepPreviousData,
});
