import { LocalityIndex } from '@propguard/rules/imports/locality-index';
import type { ReadingContext } from '@propguard/rules/imports/read-property';
import type { State } from '@propguard/rules/places/states';
import { dayIn } from '@propguard/rules/time/wall-time';
import { EASTERNMOST_TIME_ZONE } from '@propguard/rules/time/zones';
import type { TxScope } from '../../../access/any-scope.ts';
import { isAtSea } from '../position/land-outline.ts';
import { findLocalities } from '../store.ts';

/** What rows are read with. The day is the easternmost one: nothing of today is called the future. */
export const readingContext = async ({ tx }: TxScope, state: State | null): Promise<ReadingContext> => ({
  localities: new LocalityIndex(await findLocalities(tx)),
  isAtSea,
  state,
  today: dayIn(EASTERNMOST_TIME_ZONE, new Date()),
});
