import { PERSON_KINDS } from '@propguard/rules/accounts/person-kinds';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgSchema, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, createdAt, id, instant } from './columns.ts';

/**
 * Who people are. These tables are read before any workspace is known (that is what they are for), so they
 * stand outside row-level security, in a schema of their own. better-auth keeps them.
 */
export const identity = pgSchema('identity');

export const accounts = identity.table(
  'account',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    isAnonymous: boolean('is_anonymous').notNull().default(false),
    kind: text('kind', { enum: PERSON_KINDS }),
    /** Of a visitor: a number that many networks share, by which those of one have a limit together. */
    network: integer('network'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('account_by_network').on(table.network).where(sql`is_anonymous`)],
);

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

/** An authenticator app. It counts once a code of it was entered. */
export const secondFactors = identity.table('second_factor', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  sealedSecret: bytes('sealed_secret').notNull(),
  /** The step of time whose code was used last: no code of it, or of one before, works again. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  confirmedAt: instant('confirmed_at'),
  createdAt: createdAt(),
});

/** Gone when it is used. */
export const recoveryCodes = identity.table(
  'recovery_code',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    codeHash: bytes('code_hash').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.codeHash] })],
);

export const passkeys = identity.table(
  'passkey',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    credentialId: text('credential_id').notNull().unique(),
    publicKey: bytes('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
  },
  (table) => [index('passkey_account').on(table.accountId)],
);

/** A sign-in, or a passkey, that is half done: known by the hash of what the browser holds, for some minutes. */
export const signInSteps = identity.table('sign_in_step', {
  tokenHash: bytes('token_hash').primaryKey(),
  kind: text('kind', { enum: ['second-factor', 'new-passkey', 'passkey', 'organisation'] }).notNull(),
  accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
  /** What the other side must answer to. */
  challenge: text('challenge').notNull(),
  tries: integer('tries').notNull().default(0),
  expiresAt: instant('expires_at').notNull(),
  createdAt: createdAt(),
});

/** A sign-in service of an organisation, by OpenID Connect. Who came through it has a credential that names its id. */
export const signInServices = identity.table('sign_in_service', {
  id: id(),
  name: text('name').notNull(),
  issuer: text('issuer').notNull(),
  clientId: text('client_id').notNull(),
  sealedSecret: bytes('sealed_secret').notNull(),
  domains: text('domains').array().notNull(),
  createdAt: createdAt(),
});
