import type { FastifyInstance } from 'fastify';
import { openInstallation } from '../access/open-installation.ts';
import type { Context } from '../context.ts';
import { describeIssuer } from '../slices/certificates/keys/describe-issuer.ts';

/** did:web: whoever checks a certificate finds the issuer's keys at its address. */
export const registerWellKnown = (app: FastifyInstance, context: Context): void => {
  app.get('/.well-known/did.json', async (_request, reply) =>
    reply
      .header('access-control-allow-origin', '*')
      .type('application/did+json')
      .send(JSON.stringify(await openInstallation(context, null, describeIssuer))),
  );
};
