import { LETTER_TIME } from '@propguard/rules/properties/saved-search-limits';
import { nextTimeOfDay } from '@propguard/rules/time/wall-time';
import type { TxScope } from '../../access/any-scope.ts';
import { findTimeZone } from '../../access/workspace-time-zone.ts';

/** When the workspace's next letter of the day is due, summer time or not. */
export const findNextLetterTime = async ({ tx }: TxScope, workspaceId: string): Promise<Date> =>
  nextTimeOfDay(await findTimeZone(tx, workspaceId), LETTER_TIME, new Date());
