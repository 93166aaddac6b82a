import { COMPARED_MAX } from '@propguard/rules/properties/saved-search-limits';
import { SCREENS } from '../../../app/paths.ts';

export const comparePath = (ids: readonly string[]): string => `${SCREENS.compare.path}?ids=${ids.join(',')}`;

/** Each once, and no more than stand side by side. */
export const comparedIn = (params: URLSearchParams): string[] =>
  [...new Set(params.get('ids')?.split(',').filter(Boolean))].slice(0, COMPARED_MAX);
