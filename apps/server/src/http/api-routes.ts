import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import type { FairShare } from './fair-share/fair-share.ts';
import { proceduresOf, registerJsonRoutes } from './json-routes.ts';
import { registerNotModified } from './not-modified.ts';
import { registerParts } from './part-bodies.ts';
import { registerPartialContent } from './partial-content.ts';
import type { Limit } from './rate-limits.ts';
import { registerRawBodyRoutes } from './raw-body-routes.ts';
import { requestOpener } from './request-context.ts';
import { router } from './router.ts';
import { registerStreamRoutes } from './stream-routes.ts';

/** Binds the contract under /api. Fastify reads the body (JSON, or parts of files, up to the limit), oRPC validates it. */
export const registerApiRoutes = async (
  app: FastifyInstance,
  services: Context,
  limit: Limit,
  fairShare: FairShare,
): Promise<void> => {
  app.removeContentTypeParser('text/plain');
  registerParts(app);
  registerNotModified(app);
  registerPartialContent(app);
  const open = requestOpener(services, limit, fairShare);
  registerJsonRoutes(app, router, open);
  await registerRawBodyRoutes(app, proceduresOf(router), open);
  registerStreamRoutes(app, open);
};
