import type { Context } from '../context.ts';
import type { Mode, Tx } from '../db/database.ts';

/** What a guest was let in with. The workspace is the pass's own, whatever the request says. */
export type GuestPass = { id: string; workspaceId: string; subjectId: string; expiresAt: Date | null };

/**
 * What an operation for a guest works with: one transaction in no workspace, which sees the rows that its pass is
 * about and nothing else.
 */
export type GuestScope = { services: Context; tx: Tx; pass: GuestPass };

/** One step of a guest's request; what waits for anything else stands between two of them. */
export type OpenGuest = <T>(mode: Mode, work: (scope: GuestScope) => Promise<T>) => Promise<T>;
