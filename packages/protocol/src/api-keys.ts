import { SCOPES } from '@propguard/rules/workspaces/scopes';
import * as z from 'zod';
import { errorsOf } from './errors.ts';
import { workspaceRoute } from './route.ts';
import { ById, Done, Id, Instant } from './shapes.ts';

export const ScopeName = z.enum(SCOPES);
export const ApiKey = z.object({
  id: Id,
  name: z.string(),
  start: z.string().describe('The first characters, to recognise it by.'),
  scopes: z.array(ScopeName),
  createdAt: Instant,
  createdBy: z.string().nullable(),
  expiresAt: Instant.nullable(),
  lastUsedAt: Instant.nullable(),
});
export type ApiKey = z.infer<typeof ApiKey>;
export const NewApiKey = z.object({
  name: z.string().trim().min(1, 'Enter a name.').max(60),
  scopes: z.array(ScopeName).min(1, 'Choose at least one scope.').max(SCOPES.length),
  expiresInDays: z.number().int().min(1).max(365).nullable().default(null),
});

const tags = ['api keys'];

export const apiKeys = {
  list: workspaceRoute('admin', null)
    .route({ method: 'GET', path: '/workspace/api-keys', tags, summary: 'Keys of this workspace' })
    .output(z.object({ items: z.array(ApiKey) })),
  create: workspaceRoute('admin', null)
    .route({
      method: 'POST',
      path: '/workspace/api-keys',
      tags,
      summary: 'Make a key; its secret is shown once',
      successStatus: 201,
    })
    .errors(errorsOf('LIMIT_REACHED', 'PLAN_NEEDED'))
    .input(NewApiKey)
    .output(z.object({ key: ApiKey, secret: z.string() })),
  revoke: workspaceRoute('admin', null)
    .route({
      method: 'DELETE',
      path: '/workspace/api-keys/{id}',
      tags,
      summary: 'Revoke a key, effective immediately',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(Done),
};
