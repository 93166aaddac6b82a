import type { Property } from '@propguard/protocol/property-records';
import type { State } from '@propguard/rules/places/states';
import { searchPath } from '../../routes/analyse.ts';

export const searchState = (state: State): string => searchPath({ state });
export const searchLocality = ({ id }: Property['locality']): string => searchPath({ place: id });
export const searchFor = (query: string): string => searchPath({ q: query });
