import { LETTER_TIME } from '@propguard/rules/properties/saved-search-limits';
import { nextTimeOfDay } from '@propguard/rules/time/wall-time';
import { findTimeZone } from '../../access/workspace-time-zone.ts';
import type { Tx } from '../../db/database.ts';

/** When the workspace's next letter of the day is due, summer time or not. */
export const findNextLetterTime = async (tx: Tx, workspaceId: string): Promise<Date> =>
  nextTimeOfDay(await findTimeZone(tx, workspaceId), LETTER_TIME, new Date());
