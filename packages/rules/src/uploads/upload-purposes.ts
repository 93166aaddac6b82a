import { LARGEST_LAYER_FILE_BYTES, LAYER_FILE_KEPT_DAYS } from '../hazards/layer-imports.ts';
import { DRAFT_KEPT_DAYS, UPLOAD_MAX_BYTES } from '../imports/import-limits.ts';
import { LEAD_IMPORT_MAX_BYTES } from '../lead-imports/import-limits.ts';
import { MEDIA_ENDINGS, MEDIA_MAX_BYTES } from '../media/media-types.ts';
import { OWN_LISTING_FILE_MAX_BYTES } from '../own-listings/own-listing-limits.ts';
import { PORTFOLIO_MAX_BYTES } from '../portfolios/limits.ts';
import type { Role } from '../workspaces/roles.ts';
import type { Scope } from '../workspaces/scopes.ts';

type UploadRule = {
  mostBytes: number;
  /** A file that was sent and never used is forgotten after this long. */
  keptDays: number;
  /** What people choose from. What a file is, its content says. */
  endings: readonly string[];
  /** An empty file is taken and listed as refused, with its reason; elsewhere it is refused when it is announced. */
  mayBeEmpty?: boolean;
};

const TABLES = ['.csv', '.txt', '.tsv', '.xlsx'] as const;

/** Files that the installation's operator sends. */
const INSTALLATION_UPLOADS = {
  'data-import': {
    mostBytes: UPLOAD_MAX_BYTES,
    keptDays: DRAFT_KEPT_DAYS,
    endings: [...TABLES, '.dat', '.zip'],
    mayBeEmpty: true,
  },
  'hazard-layer': {
    mostBytes: LARGEST_LAYER_FILE_BYTES,
    keptDays: LAYER_FILE_KEPT_DAYS,
    endings: ['.geojson', '.json', '.csv', '.xlsx'],
  },
} as const satisfies Record<string, UploadRule>;

/** Files that members of a workspace send, or its API keys: with at least this role, or with this scope. */
export const WORKSPACE_UPLOADS = {
  portfolio: {
    mostBytes: PORTFOLIO_MAX_BYTES,
    keptDays: DRAFT_KEPT_DAYS,
    endings: TABLES,
    role: 'agent',
    scope: 'assessments:write',
  },
  'lead-import': {
    mostBytes: LEAD_IMPORT_MAX_BYTES,
    keptDays: DRAFT_KEPT_DAYS,
    endings: TABLES,
    role: 'admin',
    scope: 'leads:write',
  },
  'own-listings': {
    mostBytes: OWN_LISTING_FILE_MAX_BYTES,
    keptDays: DRAFT_KEPT_DAYS,
    endings: TABLES,
    role: 'agent',
    scope: 'leads:write',
  },
  media: {
    mostBytes: MEDIA_MAX_BYTES,
    keptDays: 1,
    endings: MEDIA_ENDINGS,
    role: 'agent',
    scope: 'leads:write',
  },
} as const satisfies Record<string, UploadRule & { role: Role; scope: Scope | null }>;

export type InstallationPurpose = keyof typeof INSTALLATION_UPLOADS;
export type WorkspacePurpose = keyof typeof WORKSPACE_UPLOADS;
export type UploadPurpose = InstallationPurpose | WorkspacePurpose;

/** What files are taken in for: a further purpose is one line in a table above. */
export const UPLOADS: Readonly<Record<UploadPurpose, UploadRule>> = {
  ...INSTALLATION_UPLOADS,
  ...WORKSPACE_UPLOADS,
};

export const INSTALLATION_PURPOSES = Object.keys(INSTALLATION_UPLOADS) as InstallationPurpose[];
export const WORKSPACE_PURPOSES = Object.keys(WORKSPACE_UPLOADS) as WorkspacePurpose[];
