import { randomBytes } from 'node:crypto';
import type { GuestPassKind } from '@propguard/rules/guests/pass-kinds';
import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { guestPasses } from '../db/schema/guest-passes.ts';
import { hashSecret } from './authenticate.ts';
import type { WorkspaceScope } from './workspace-scope.ts';

const PASS_BYTES = 32;

type NewPass = { kind: GuestPassKind; subjectId: string; expiresAt: Date | null };

/** The pass is in this answer and nowhere else: only its hash is kept. */
export const issueGuestPass = async (
  { tx, workspaceId, accountId }: WorkspaceScope,
  { kind, subjectId, expiresAt }: NewPass,
): Promise<{ id: string; secret: string }> => {
  const secret = randomBytes(PASS_BYTES).toString('base64url');
  const [row] = await tx
    .insert(guestPasses)
    .values({
      workspaceId,
      kind,
      subjectId,
      expiresAt,
      passHash: hashSecret(secret),
      createdBy: accountId,
    })
    .returning({ id: guestPasses.id });
  if (!row) throw new Error('The pass was not written.');
  return { id: row.id, secret };
};

/** A pass that whoever made it can make again: written down once, however often it is given out. */
export const keepGuestPass = async (
  tx: Tx,
  { secret, ...row }: { workspaceId: string; kind: GuestPassKind; subjectId: string; secret: string },
): Promise<void> => {
  await tx
    .insert(guestPasses)
    .values({ ...row, passHash: hashSecret(secret) })
    .onConflictDoNothing();
};

/** What still lets a guest in. */
export const isLivePass = and(
  isNull(guestPasses.revokedAt),
  or(isNull(guestPasses.expiresAt), gt(guestPasses.expiresAt, sql`now()`)),
);

/** From this moment on it opens nothing; the row stays until its end, as a record. */
export const revokeGuestPass = async (tx: Tx, id: string): Promise<void> => {
  await tx.update(guestPasses).set({ revokedAt: sql`now()` }).where(eq(guestPasses.id, id));
};

export const forgetEndedPasses = async (
  tx: Tx,
  { workspaceId, kind }: { workspaceId: string; kind: GuestPassKind },
): Promise<void> => {
  await tx
    .delete(guestPasses)
    .where(
      and(
        eq(guestPasses.workspaceId, workspaceId),
        eq(guestPasses.kind, kind),
        lte(guestPasses.expiresAt, sql`now()`),
      ),
    );
};
