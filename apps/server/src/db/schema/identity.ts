import { boolean, integer, pgSchema, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, createdAt, id, instant } from './columns.ts';

/**
 * Who people are. These tables are read before any workspace is known (that is what they are for), so they
 * stand outside row-level security, in a schema of their own. better-auth keeps them.
 */
export const identity = pgSchema('identity');

export const accounts = identity.table('account', {
  id: id(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  isAnonymous: boolean('is_anonymous').notNull().default(false),
  createdAt: createdAt(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

export const sessions = identity.table('session', {
  id: id(),
  token: text('token').notNull().unique(),
  userId: uuid('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  activeWorkspaceId: uuid('active_workspace_id'),
  ipAddress: text('ip_address'),
  userAgent: text('user_agent'),
  expiresAt: instant('expires_at').notNull(),
  createdAt: createdAt(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

/** better-auth calls this model 'account': a way to sign in. */
export const credentials = identity.table('credential', {
  id: id(),
  userId: uuid('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  accountId: text('provider_account_id').notNull(),
  providerId: text('provider_id').notNull(),
  password: text('password'),
  accessToken: text('access_token'),
  refreshToken: text('refresh_token'),
  idToken: text('id_token'),
  accessTokenExpiresAt: instant('access_token_expires_at'),
  refreshTokenExpiresAt: instant('refresh_token_expires_at'),
  scope: text('scope'),
  createdAt: createdAt(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

export const verifications = identity.table('verification', {
  id: id(),
  identifier: text('identifier').notNull(),
  value: text('value').notNull(),
  expiresAt: instant('expires_at').notNull(),
  createdAt: createdAt(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

/** What was last sent to confirm an account's address: hashes of the link's token and of the code. */
export const addressChecks = identity.table('address_check', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  email: text('email').notNull(),
  tokenHash: bytes('token_hash').notNull().unique(),
  codeHash: bytes('code_hash').notNull(),
  /** Wrong codes so far. */
  tries: integer('tries').notNull().default(0),
  expiresAt: instant('expires_at').notNull(),
  createdAt: createdAt(),
});

/** Tokens that nodes have printed at their start while nobody operated the installation. The first one used ends all. */
export const operatorTokens = identity.table('operator_token', {
  tokenHash: bytes('token_hash').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
  createdAt: createdAt(),
});
