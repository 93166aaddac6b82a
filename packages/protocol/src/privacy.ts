import { RETENTION_MONTHS } from '@propguard/rules/people/retention';
import * as z from 'zod';
import { errorsOf } from './errors.ts';
import { PageQuery, pageOf } from './paging.ts';
import { workspaceRoute } from './route.ts';
import { ById, Id, Instant } from './shapes.ts';

export const PrivacyReceipt = z.object({
  id: Id,
  kind: z.enum(['forgotten', 'told']),
  personId: Id,
  counts: z.record(z.string(), z.int()).describe('How many rows of each kind it was about.'),
  at: Instant,
});
export type PrivacyReceipt = z.infer<typeof PrivacyReceipt>;

export const Known = z.object({
  receipt: PrivacyReceipt,
  facts: z
    .record(z.string(), z.array(z.record(z.string(), z.unknown())))
    .describe('Every row about the person, by what it is.'),
});
export type Known = z.infer<typeof Known>;

export const Retention = z.object({
  messageMonths: z.int().nullable().describe('null: kept until somebody removes it.'),
  messagesBefore: Instant.nullable().describe('Messages written before this have no content any more.'),
});
export type Retention = z.infer<typeof Retention>;

const tags = ['privacy'];

export const privacy = {
  tell: workspaceRoute('admin', 'people:read')
    .route({
      method: 'POST',
      path: '/people/{id}/known',
      tags,
      summary: 'What is known of a person, with a receipt',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(Known),
  forget: workspaceRoute('admin', 'people:write')
    .route({ method: 'POST', path: '/people/{id}/forget', tags, summary: 'Forget a person, with a receipt' })
    .errors(errorsOf('NOT_FOUND', 'CONFLICT'))
    .input(ById)
    .output(PrivacyReceipt),
  receipts: workspaceRoute('admin', 'people:read')
    .route({
      method: 'GET',
      path: '/privacy/receipts',
      tags,
      summary: 'Receipts for people told or forgotten, newest first',
    })
    .input(PageQuery)
    .output(pageOf(PrivacyReceipt)),
  retention: workspaceRoute('agent', 'people:read')
    .route({ method: 'GET', path: '/privacy/retention', tags, summary: 'How long messages are kept' })
    .output(Retention),
  changeRetention: workspaceRoute('admin', 'workspace:manage')
    .route({ method: 'PUT', path: '/privacy/retention', tags, summary: 'Change how long messages are kept' })
    .input(
      z.object({ messageMonths: z.int().min(RETENTION_MONTHS.least).max(RETENTION_MONTHS.most).nullable() }),
    )
    .output(Retention),
};
