import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from '../config/config.ts';

/** Nothing is loaded from elsewhere, unless the operator configured a tile server. */
const options = ({ http, map }: Config): HelmetOptions => {
  const tileHosts = map.tileUrl ? [new URL(map.tileUrl.replace(/\{[^}]*\}/g, '0')).origin] : [];
  const isHttps = http.publicUrl.startsWith('https:');
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        // Radix, sonner and MapLibre set styles from script; scripts stay strict.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...tileHosts],
        fontSrc: ["'self'"],
        mediaSrc: ["'self'"],
        connectSrc: ["'self'", ...tileHosts],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  };
};

/** Helmet works out the same headers for every reply, so it is asked once. */
const securityHeaders = (config: Config): Record<string, string> => {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options(config))(response.req, response, () => undefined);
  const headers = Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]);
  return {
    ...Object.fromEntries(headers),
    'permissions-policy': 'camera=(), microphone=(self), geolocation=(self), payment=()',
  };
};

export const registerSecurityHeaders = (app: FastifyInstance, config: Config): void => {
  const headers = securityHeaders(config);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
};
