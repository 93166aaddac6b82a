import { keepPreviousData, skipToken } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

const SUGGESTIONS_SHOWN = 8;

/** Addresses and suburbs for what is being typed; nothing is asked for nothing. */
export const suggestionsQuery = (query: string, limit = SUGGESTIONS_SHOWN) => ({
  ...api.suggestions.list.queryOptions({ input: query === '' ? skipToken : { query, limit } }),
  placeholderData: keepPreviousData,
});
