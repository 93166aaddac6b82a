import { GUEST_PASS_KINDS } from '@propguard/rules/guests/pass-kinds';
import { sql } from 'drizzle-orm';
import { index, pgPolicy, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, createdAt, currentGuestPass, id, instant, ownWorkspaceOnly } from './columns.ts';
import { accounts } from './identity.ts';
import { workspaceId } from './workspaces.ts';

/** What lets somebody without a session do one thing in a workspace: see a report, answer an invitation. */
export const guestPasses = pgTable(
  'guest_pass',
  {
    id: id(),
    workspaceId: workspaceId(),
    kind: text('kind', { enum: GUEST_PASS_KINDS }).notNull(),
    /** The row that it is about, in the table that its kind is about. */
    subjectId: uuid('subject_id').notNull(),
    /** SHA-256 of 256 random bits; the pass itself is kept nowhere. */
    passHash: bytes('pass_hash').notNull().unique('guest_pass_hash'),
    /** Null: for good. */
    expiresAt: instant('expires_at'),
    revokedAt: instant('revoked_at'),
    createdBy: uuid('created_by').references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('guest_pass_by_subject').on(table.workspaceId, table.kind, table.subjectId),
    ownWorkspaceOnly(),
    pgPolicy('guest_holds_it', {
      for: 'select',
      using: sql`id = ${currentGuestPass} and revoked_at is null and (expires_at is null or expires_at > now())`,
    }),
  ],
);
