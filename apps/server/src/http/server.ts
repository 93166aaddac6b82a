import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify';
import type { Context } from '../context.ts';
import { registerApiRoutes } from './api-routes.ts';
import { registerChannelHooks } from './channel-hooks.ts';
import { errorBody, retryAfterSeconds, toFailure } from './error-reply.ts';
import { registerFairShare } from './fair-share/fair-share.ts';
import { registerFraming } from './framing.ts';
import { prepareGracefulClose } from './graceful-close.ts';
import { registerHostCheck } from './host-check.ts';
import { registerLiveness } from './liveness.ts';
import { loggedPath } from './logged-path.ts';
import { registerMetrics } from './metrics.ts';
import { registerOneClick } from './one-click.ts';
import { registerOpenApi } from './openapi.ts';
import { speakPlainly } from './plain-validation.ts';
import { registerRateLimits } from './rate-limits.ts';
import { requestOpener } from './request-context.ts';
import { registerSecurityHeaders } from './security-headers.ts';
import { registerStaticFiles } from './static-files.ts';
import { registerTraces } from './traced-requests.ts';
import { answerUnreadable } from './unreadable-request.ts';
import { registerWellKnown } from './well-known.ts';
import { registerWidgetFiles } from './widget-files.ts';

const BODY_LIMIT_BYTES = 1024 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;

export type HttpServer = { app: FastifyInstance; stopping: () => void; close: () => Promise<void> };

export const buildServer = async (context: Context): Promise<HttpServer> => {
  const { config, log } = context;
  speakPlainly();
  let isStopping = false;
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    // Requests are logged below, with their id; a logger for each of them would never be used.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.http.proxies > 0 && ((_address, hop) => hop < config.http.proxies),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    genReqId: () => randomUUID(),
    clientErrorHandler: answerUnreadable,
    // A path that cannot be decoded comes before every route and every handler of errors.
    frameworkErrors: (error, request, reply) => {
      const failure = toFailure(error);
      (reply as unknown as FastifyReply).status(failure.status).send(errorBody(failure, request.id));
    },
    forceCloseConnections: 'idle',
    // A proxy sent it before it could know: it is answered, and the connection ends with the answer.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
  });

  app.setErrorHandler(async (error, request, reply) => {
    const failure = toFailure(error);
    if (failure.code === 'INTERNAL') log.error({ err: error, requestId: request.id }, 'request failed');
    if (failure.code === 'NOT_WRITABLE')
      log.warn({ err: error, requestId: request.id }, 'nothing can be written');
    const retryAfter = retryAfterSeconds(failure);
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    return reply.status(failure.status).send(errorBody(failure, request.id));
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    // Otherwise the browser would keep the connection, and closing would wait for it.
    if (isStopping) reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    log.info(
      {
        requestId: request.id,
        method: request.method,
        path: loggedPath(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
    done();
  });

  registerTraces(app, context);
  registerSecurityHeaders(app, config);
  registerHostCheck(app, config);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  const limit = await registerRateLimits(app, context);
  const fairShare = registerFairShare(app, context);
  registerFraming(app, context);
  registerLiveness(app, context, () => isStopping);
  registerMetrics(app, context);
  registerOpenApi(app, config);
  registerWellKnown(app, context, fairShare);
  await app.register((scope) => registerApiRoutes(scope, context, limit, fairShare), { prefix: '/api' });
  await registerChannelHooks(app, context, fairShare);
  registerWidgetFiles(app, context);
  await registerOneClick(app, requestOpener(context, limit, fairShare));
  await registerStaticFiles(app, config.http.webRoot);
  const stopping = (): void => {
    isStopping = true;
  };
  return { app, stopping, close: prepareGracefulClose(app) };
};
