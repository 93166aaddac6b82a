import { AUDIT_ACTIONS, AUDIT_ACTORS, AUDIT_STATUSES } from '@propguard/rules/lending/audit-trail';
import * as z from 'zod';
import { PageQuery, pageOf } from './paging.ts';
import { operatorRoute, workspaceRoute } from './route.ts';
import { Id, Instant } from './shapes.ts';

/** CORE-ENT-15, with what makes it evidence. */
export const AuditEntry = z.object({
  id: Id,
  timestamp: Instant,
  action: z.enum(AUDIT_ACTIONS),
  user: z.string().nullable().describe('Null when a key or the installation acted, or the account is gone.'),
  actor: z.enum(AUDIT_ACTORS),
  subject: z.object({ kind: z.string(), id: z.string().nullable() }),
  details: z.string(),
  inputsHash: z.string().describe('SHA-256 of the inputs as canonical JSON, in hexadecimal.'),
  status: z.enum(AUDIT_STATUSES),
  completedAt: Instant.nullable(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const AuditVerification = z.object({
  intact: z.boolean(),
  records: z.int(),
  head: z
    .object({ position: z.int(), hash: z.string() })
    .nullable()
    .describe('Note it down elsewhere: a trail that was cut short ends in another one.'),
  fault: z
    .object({ position: z.int(), kind: z.enum(['gap', 'broken-link', 'altered']) })
    .nullable()
    .describe('The first record that does not follow from the one before it.'),
  verifiedAt: Instant,
});
export type AuditVerification = z.infer<typeof AuditVerification>;

const AUDIT_FORMATS = ['csv', 'jsonl'] as const;
export type AuditFormat = (typeof AUDIT_FORMATS)[number];
const ExportQuery = z.object({ format: z.enum(AUDIT_FORMATS).default('csv') });

const tags = ['audit'];
const LIST = 'What was done, newest first';
const VERIFY = 'Recompute the chain of hashes';
const EXPORT = 'The whole trail as CSV or JSON lines';

export const audit = {
  list: workspaceRoute('viewer', 'audit:read')
    .route({ method: 'GET', path: '/audit', tags, summary: LIST })
    .input(PageQuery)
    .output(pageOf(AuditEntry)),
  verify: workspaceRoute('viewer', 'audit:read')
    .route({ method: 'GET', path: '/audit/verify', tags, summary: VERIFY })
    .output(AuditVerification),
  download: workspaceRoute('admin', 'audit:read')
    .route({ method: 'GET', path: '/audit/export', tags, summary: EXPORT })
    .input(ExportQuery)
    .output(z.file()),
  listInstallation: operatorRoute
    .route({ method: 'GET', path: '/installation/audit', tags, summary: `${LIST}, by the installation` })
    .input(PageQuery)
    .output(pageOf(AuditEntry)),
  verifyInstallation: operatorRoute
    .route({ method: 'GET', path: '/installation/audit/verify', tags, summary: VERIFY })
    .output(AuditVerification),
  downloadInstallation: operatorRoute
    .route({ method: 'GET', path: '/installation/audit/export', tags, summary: EXPORT })
    .input(ExportQuery)
    .output(z.file()),
};
