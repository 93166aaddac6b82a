import type { PortfolioChoice, PortfolioReading, PortfolioSummary } from '@propguard/protocol/portfolios';
import { REJECT_REASONS } from '@propguard/rules/imports/reject-reasons';
import { LOAN_PURPOSES } from '@propguard/rules/lending/facts';
import { PORTFOLIO_STATES } from '@propguard/rules/portfolios/portfolio-states';
import { PROPERTY_TYPES } from '@propguard/rules/properties/property-types';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, ownWorkspaceOnly } from './columns.ts';
import { accounts } from './identity.ts';
import { uploads } from './uploads.ts';
import { workspaceId } from './workspaces.ts';

const count = (name: string) => integer(name).notNull().default(0);
const aud = (name: string) => bigint(name, { mode: 'number' });

/** A file of properties and how far it has been valued. Nothing of it is ever learnt from. */
export const portfolios = pgTable(
  'portfolio',
  {
    id: id(),
    workspaceId: workspaceId(),
    name: text('name').notNull(),
    fileName: text('file_name').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    /** The file while it is there: it goes once it is cut into chunks. */
    uploadId: uuid('upload_id').references(() => uploads.id, { onDelete: 'cascade' }),
    /** Where the work stands; whether somebody works on it is told by its jobs. */
    state: text('state', { enum: PORTFOLIO_STATES }).notNull().default('uploading'),
    problem: text('problem'),
    reading: jsonb('reading').$type<PortfolioReading>(),
    choice: jsonb('choice').$type<PortfolioChoice>(),
    headers: text('headers').array(),
    /** Chunks that were cut off the file so far; `isCut` once it was read to its end. */
    chunks: count('chunks'),
    rows: count('rows'),
    isCut: boolean('is_cut').notNull().default(false),
    chunksDone: count('chunks_done'),
    rowsDone: count('rows_done'),
    rejected: count('rejected'),
    sample: boolean('sample').notNull().default(false),
    summary: jsonb('summary').$type<PortfolioSummary>(),
    auditEntryId: uuid('audit_entry_id'),
    createdBy: uuid('created_by').references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    startedAt: instant('started_at'),
    completedAt: instant('completed_at'),
  },
  (table) => [
    unique('portfolio_in_workspace').on(table.id, table.workspaceId),
    index('portfolio_by_upload').on(table.uploadId),
    index('portfolio_newest').on(table.workspaceId, table.createdAt.desc(), table.id.desc()),
    ownWorkspaceOnly(),
  ],
);

const portfolioId = () => uuid('portfolio_id').notNull();
type OfPortfolio = Parameters<typeof foreignKey>[0]['columns'][number];
const ofPortfolio = (name: string, portfolio: OfPortfolio, workspace: OfPortfolio) =>
  foreignKey({
    name,
    columns: [portfolio, workspace],
    foreignColumns: [portfolios.id, portfolios.workspaceId],
  }).onDelete('cascade');

/** Rows that wait to be valued together. A worker takes a chunk by its lock and removes it with the results. */
export const portfolioChunks = pgTable(
  'portfolio_chunk',
  {
    workspaceId: workspaceId(),
    portfolioId: portfolioId(),
    position: integer('position').notNull(),
    /** Records as JSON text: what PostgreSQL's own JSON would refuse is still there to be rejected by name. */
    records: text('records').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.portfolioId, table.position] }),
    ofPortfolio('chunk_of_portfolio', table.portfolioId, table.workspaceId),
    ownWorkspaceOnly(),
  ],
);

/** One row of the file: valued, or with the reason why not. */
export const portfolioRows = pgTable(
  'portfolio_row',
  {
    workspaceId: workspaceId(),
    portfolioId: portfolioId(),
    record: integer('record').notNull(),
    line: integer('line').notNull(),
    reason: text('reason', { enum: REJECT_REASONS }),
    field: text('field'),
    /** Of a rejected row alone. */
    source: text('source'),
    reference: text('reference'),
    address: text('address'),
    localityId: text('locality_id'),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    positionSource: text('position_source', { enum: ['exact', 'locality'] }),
    type: text('type', { enum: PROPERTY_TYPES }),
    bedrooms: integer('bedrooms'),
    bathrooms: integer('bathrooms'),
    carSpaces: integer('car_spaces'),
    landM2: integer('land_m2'),
    buildingM2: integer('building_m2'),
    yearBuilt: integer('year_built'),
    loanAud: aud('loan_aud'),
    purpose: text('purpose', { enum: LOAN_PURPOSES }),
    incomeAud: aud('income_aud'),
    otherDebtsAud: aud('other_debts_aud'),
    borrower: text('borrower'),
    method: text('method', {
      enum: ['model', 'comparables', 'locality-median', 'insufficient-evidence'],
    }),
    valueAud: aud('value_aud'),
    lowAud: aud('low_aud'),
    highAud: aud('high_aud'),
    fsd: doublePrecision('fsd'),
    asOf: date('as_of'),
    modelId: uuid('model_id'),
    flood: doublePrecision('flood'),
    fire: doublePrecision('fire'),
    coastalErosion: doublePrecision('coastal_erosion'),
    subsidence: doublePrecision('subsidence'),
    risk: doublePrecision('risk'),
    lvr: doublePrecision('lvr'),
    flagged: boolean('flagged').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.portfolioId, table.record] }),
    ofPortfolio('row_of_portfolio', table.portfolioId, table.workspaceId),
    index('portfolio_row_by_value').on(table.portfolioId, sql`coalesce(value_aud, -1)`, table.record),
    index('portfolio_row_by_risk').on(table.portfolioId, sql`coalesce(risk, -1)`, table.record),
    index('portfolio_row_by_lvr').on(table.portfolioId, sql`coalesce(lvr, -1)`, table.record),
    index('portfolio_row_flagged').on(table.portfolioId, table.record).where(sql`flagged`),
    index('portfolio_row_rejected').on(table.portfolioId, table.record).where(sql`reason is not null`),
    ownWorkspaceOnly(),
  ],
);
