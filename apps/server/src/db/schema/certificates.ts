import type { Disclosure } from '@propguard/proof/commitment/commitment';
import type { CredentialClaims } from '@propguard/protocol/certificate-claims';
import { CERTIFICATE_STATES, MINT_FAILURES } from '@propguard/rules/certificates/certificate-states';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  asInstallation,
  bytes,
  createdAt,
  currentWorkspace,
  id,
  installationData,
  instant,
} from './columns.ts';
import { accounts } from './identity.ts';
import { workspaces } from './workspaces.ts';

/** Where a value was written on a chain. */
export type OnChain = {
  chainId: number;
  contract: string;
  transactionHash: string;
  blockNumber: number;
};
export type TokenOnChain = OnChain & { tokenId: string; network: string; fee: string | null };

const own = sql`workspace_id = ${currentWorkspace}`;
const installations = sql`workspace_id is null and ${asInstallation}`;

/**
 * The private side of a certificate, and how far it has come. Without a workspace it is the installation's example.
 * The assessment may be removed: what was certified is kept here whole.
 */
export const certificates = pgTable(
  'certificate',
  {
    id: id(),
    workspaceId: uuid('workspace_id').references(() => workspaces.id, { onDelete: 'cascade' }),
    assessmentId: uuid('assessment_id'),
    address: text('address').notNull(),
    claims: jsonb('claims').$type<CredentialClaims>().notNull(),
    disclosures: jsonb('disclosures').$type<Disclosure[]>().notNull(),
    state: text('state', { enum: CERTIFICATE_STATES }).notNull().default('pending'),
    failure: text('failure', { enum: MINT_FAILURES }),
    createdBy: uuid('created_by').references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** A revoked one makes room for another. */
    isRevoked: boolean('is_revoked').notNull().default(false),
  },
  (table) => [
    uniqueIndex('certificate_of_assessment').on(table.assessmentId).where(sql`not is_revoked`),
    uniqueIndex('certificate_example').on(sql`(workspace_id is null)`).where(sql`workspace_id is null`),
    index('certificate_newest').on(table.workspaceId, table.createdAt.desc(), table.id.desc()),
    index('certificate_unfinished').on(table.createdAt).where(sql`state <> 'minted'`),
    pgPolicy('own_workspace_only', { for: 'all', using: own, withCheck: own }),
    pgPolicy('installation_example', { for: 'all', using: installations, withCheck: installations }),
  ],
);

/** The public side: what stands in the log. It outlives the workspace. Shown once `issuedAt` is set. */
export const publishedCertificates = pgTable(
  'published_certificate',
  {
    id: uuid('id').primaryKey(),
    /** Canonical JSON (RFC 8785), byte for byte what was hashed and signed. */
    credential: text('credential').notNull(),
    certificateHash: bytes('certificate_hash').notNull(),
    cidV1: text('cid_v1').notNull(),
    cidV0: text('cid_v0').notNull(),
    /** Its place in the log, and its bit in the status lists. */
    logIndex: bigint('log_index', { mode: 'number' }).notNull(),
    keyId: text('key_id').notNull(),
    checkpointSize: bigint('checkpoint_size', { mode: 'number' }).notNull(),
    token: jsonb('token').$type<TokenOnChain>(),
    loggedAt: instant('logged_at').notNull(),
    issuedAt: instant('issued_at'),
    revokedAt: instant('revoked_at'),
    revocationReason: text('revocation_reason'),
    /** The transaction that marked the token, once there is one. */
    revokedOnChain: text('revoked_on_chain'),
  },
  (table) => [
    uniqueIndex('published_by_log_index').on(table.logIndex),
    uniqueIndex('published_by_hash').on(table.certificateHash),
    uniqueIndex('published_by_cid_v1').on(table.cidV1),
    uniqueIndex('published_by_cid_v0').on(table.cidV0),
    index('published_by_token').on(sql`(token ->> 'tokenId')`),
    index('published_by_transaction').on(sql`(token ->> 'transactionHash')`),
    index('published_revoked').on(table.logIndex).where(sql`revoked_at is not null`),
    ...installationData(),
  ],
);

/** Every whole subtree of the log (RFC 9162), leaves at level 0: any proof is a few of these rows. */
export const logNodes = pgTable(
  'log_node',
  {
    level: integer('level').notNull(),
    index: bigint('index', { mode: 'number' }).notNull(),
    hash: bytes('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.level, table.index] }), ...installationData()],
);

/** One row: how long the log is. Whoever adds to the log holds it, so that the order has no gap. */
export const logHeads = pgTable(
  'log_head',
  { one: integer('one').primaryKey().default(1), size: bigint('size', { mode: 'number' }).notNull() },
  (table) => [check('log_is_one', sql`${table.one} = 1`), ...installationData()],
);

/** The signed heads of the log, and where each was written on a chain. */
export const logCheckpoints = pgTable(
  'log_checkpoint',
  {
    size: bigint('size', { mode: 'number' }).primaryKey(),
    rootHash: bytes('root_hash').notNull(),
    note: text('note').notNull(),
    signedAt: instant('signed_at').notNull(),
    anchor: jsonb('anchor').$type<OnChain>(),
  },
  (table) => [
    index('log_checkpoint_anchored').on(table.size).where(sql`${table.anchor} is not null`),
    ...installationData(),
  ],
);

/** The keys that sign. A secret is sealed with the installation's own; a retired key signs for its own certificates only. */
export const signingKeys = pgTable(
  'signing_key',
  {
    /** The public key as multibase. */
    id: text('id').primaryKey(),
    sealedSecret: bytes('sealed_secret').notNull(),
    createdAt: createdAt(),
    retiredAt: instant('retired_at'),
  },
  () => [
    uniqueIndex('one_signing_key').on(sql`(retired_at is null)`).where(sql`retired_at is null`),
    pgPolicy('installation_only', { for: 'all', using: asInstallation, withCheck: asInstallation }),
  ],
);
