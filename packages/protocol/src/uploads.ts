import {
  INSTALLATION_PURPOSES,
  type InstallationPurpose,
  type UploadPurpose,
  WORKSPACE_PURPOSES,
  WORKSPACE_UPLOADS,
  type WorkspacePurpose,
} from '@propguard/rules/uploads/upload-purposes';
import * as z from 'zod';
import { errorsOf } from './errors.ts';
import { operatorRoute, workspaceRoute } from './route.ts';
import { ById, Id, Instant } from './shapes.ts';

/** Which size is too large is the purpose's to say, in its own words; beyond this it is no size of a file. */
const LARGEST_ANNOUNCED = 2 ** 50;

/** A file is announced, then sent in parts of 4 MiB, in order: a broken connection costs one part. */
export const newUpload = (mostBytes: number) =>
  z.object({
    fileName: z.string().trim().min(1).max(255),
    sizeBytes: z.int().min(0).max(LARGEST_ANNOUNCED).describe(`At most ${mostBytes}.`),
  });

export const UploadPart = ById.extend({
  position: z.coerce.number().int().min(0).max(1_000_000),
  content: z.file(),
});
export type UploadPart = z.infer<typeof UploadPart>;

/** A file on its way. */
export const Upload = z.object({
  id: Id,
  fileName: z.string(),
  sizeBytes: z.number().int().min(0),
  receivedBytes: z.number().int().min(0).describe('Where sending carries on after a broken connection.'),
  expiresAt: Instant.describe('When it is forgotten, unless it is used before.'),
});
export type Upload = z.infer<typeof Upload>;

/** Null once the file is gone: used up, or forgotten. */
export const uploadIdOf = (what: string) =>
  Id.nullable().describe(`Where the parts of ${what} are sent; null once its file is gone.`);

const tags = ['uploads'];

const getRoute = (purpose: UploadPurpose) => ({
  method: 'GET' as const,
  path: `/uploads/${purpose}/{id}` as const,
  tags,
  summary: 'How much of the file has arrived',
});

const partRoute = (purpose: UploadPurpose) => ({
  method: 'PUT' as const,
  path: `/uploads/${purpose}/{id}/parts/{position}` as const,
  tags,
  summary: 'The next part of the file, as application/octet-stream',
  description:
    'All parts but the last have 4 MiB. One that was sent before is as good as sent again, if its content is the same.',
});

const partErrors = errorsOf('NOT_FOUND', 'CONFLICT', 'PAYLOAD_TOO_LARGE');

const installationRoutes = (purpose: InstallationPurpose) => ({
  get: operatorRoute.route(getRoute(purpose)).errors(errorsOf('NOT_FOUND')).input(ById).output(Upload),
  sendPart: operatorRoute.route(partRoute(purpose)).errors(partErrors).input(UploadPart).output(Upload),
});

const workspaceRoutes = (purpose: WorkspacePurpose) => {
  const { role, scope } = WORKSPACE_UPLOADS[purpose];
  const guarded = workspaceRoute(role, scope);
  return {
    get: guarded.route(getRoute(purpose)).errors(errorsOf('NOT_FOUND')).input(ById).output(Upload),
    sendPart: guarded.route(partRoute(purpose)).errors(partErrors).input(UploadPart).output(Upload),
  };
};

const byPurpose = <Purpose extends UploadPurpose, Routes>(
  purposes: readonly Purpose[],
  routesOf: (purpose: Purpose) => Routes,
) => Object.fromEntries(purposes.map((purpose) => [purpose, routesOf(purpose)])) as Record<Purpose, Routes>;

/**
 * The same routes for each purpose that files are sent for, with the access that its purpose asks for. A file is
 * announced where it is wanted: with a portfolio, with an import.
 */
export const uploads = {
  ...byPurpose(INSTALLATION_PURPOSES, installationRoutes),
  ...byPurpose(WORKSPACE_PURPOSES, workspaceRoutes),
};
