import { COMPARED_MAX } from '@propguard/rules/properties/saved-search-limits';

/** Each once, and no more than stand side by side. */
export const comparedIn = (params: URLSearchParams): string[] =>
  [...new Set(params.get('ids')?.split(',').filter(Boolean))].slice(0, COMPARED_MAX);
