import type { ScoredLead } from '@propguard/protocol/lead-scoring';
import type { ScoreBand } from '@propguard/rules/leads/facts';
import * as z from 'zod';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { makeCursor, readCursor } from '../../paging/cursor.ts';
import { sightOf } from '../leads/sight.ts';
import { findScored } from './score-store.ts';

const Position = z.object({ score: z.int().min(0).max(100), id: z.uuid() });

/** The highest first. */
export const listScored = async (
  scope: WorkspaceScope,
  { limit, cursor, band }: { limit: number; cursor?: string | undefined; band?: ScoreBand | undefined },
): Promise<{ items: ScoredLead[]; nextCursor: string | null }> => {
  const filter = { scored: band ?? null };
  const after = readCursor(filter, cursor, Position);
  const rows = await findScored(scope.tx, {
    sight: await sightOf(scope),
    band: band ?? null,
    after,
    limit: limit + 1,
  });
  const items = rows.slice(0, limit).map((row) => ({
    ...row,
    createdAt: new Date(row.createdAt).toISOString(),
    lastActivity: row.lastActivity === null ? null : new Date(row.lastActivity).toISOString(),
  }));
  const last = items.at(-1);
  const isMore = rows.length > limit && last !== undefined;
  return { items, nextCursor: isMore ? makeCursor(filter, { score: last.score, id: last.id }) : null };
};
