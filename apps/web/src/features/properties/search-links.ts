import type { Property } from '@propguard/protocol/property-records';
import type { State } from '@propguard/rules/places/states';
import { SCREENS } from '../../app/paths.ts';

const searchPath = (filters: Record<string, string>): string =>
  `${SCREENS.search.path}?${new URLSearchParams(filters).toString()}`;

export const searchState = (state: State): string => searchPath({ state });
export const searchLocality = ({ id }: Property['locality']): string => searchPath({ place: id });
export const searchFor = (query: string): string => searchPath({ q: query });
