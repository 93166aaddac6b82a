import { MEDIA_KINDS, MEDIA_PIECE_BYTES } from '@propguard/rules/media/media-types';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, createdAt, id, ownWorkspaceOnly } from './columns.ts';
import { accounts } from './identity.ts';
import { workspaceId } from './workspaces.ts';

/**
 * A picture, film, recording or document that a workspace keeps. What it is was read from its content. The same content
 * is kept once in a workspace, under its SHA-256.
 */
export const mediaObjects = pgTable(
  'media_object',
  {
    id: id(),
    workspaceId: workspaceId(),
    name: text('name').notNull(),
    kind: text('kind', { enum: MEDIA_KINDS }).notNull(),
    mediaType: text('media_type').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    sha256: bytes('sha256').notNull(),
    /** Of a picture, in pixels. */
    width: integer('width'),
    height: integer('height'),
    /** The picture that this is a smaller one of. */
    smallOf: uuid('small_of'),
    createdBy: uuid('created_by').references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    unique('media_object_in_workspace').on(table.id, table.workspaceId),
    unique('media_object_once').on(table.workspaceId, table.sha256, table.smallOf).nullsNotDistinct(),
    unique('media_object_has_one_small').on(table.smallOf),
    foreignKey({
      name: 'small_of_media',
      columns: [table.smallOf, table.workspaceId],
      foreignColumns: [table.id, table.workspaceId],
    }).onDelete('cascade'),
    check('media_object_has_content', sql`${table.sizeBytes} > 0 and octet_length(${table.sha256}) = 32`),
    check(
      'media_object_has_size',
      sql`(${table.kind} = 'picture') = (${table.width} is not null and ${table.height} is not null)`,
    ),
    ownWorkspaceOnly(),
  ],
);

/** Its bytes, a mebibyte at a time: a range is read without the rest. The database holds each to its own hash. */
export const mediaPieces = pgTable(
  'media_piece',
  {
    objectId: uuid('object_id').notNull(),
    workspaceId: workspaceId(),
    position: integer('position').notNull(),
    content: bytes('content').notNull(),
    sha256: bytes('sha256').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.objectId, table.position] }),
    foreignKey({
      name: 'piece_of_media',
      columns: [table.objectId, table.workspaceId],
      foreignColumns: [mediaObjects.id, mediaObjects.workspaceId],
    }).onDelete('cascade'),
    check(
      'media_piece_is_whole',
      sql`octet_length(${table.content}) between 1 and ${sql.raw(String(MEDIA_PIECE_BYTES))} and ${table.sha256} = sha256(${table.content})`,
    ),
    ownWorkspaceOnly(),
  ],
);
