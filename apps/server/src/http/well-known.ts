import type { FastifyInstance } from 'fastify';
import { openInstallation } from '../access/open-installation.ts';
import type { Context } from '../context.ts';
import { describeIssuer } from '../slices/certificates/keys/describe-issuer.ts';
import type { FairShare } from './fair-share/fair-share.ts';

/** did:web: whoever checks a certificate finds the issuer's keys at its address. */
export const registerWellKnown = (app: FastifyInstance, context: Context, fairShare: FairShare): void => {
  app.get('/.well-known/did.json', async (request, reply) => {
    await fairShare.enter(request, reply);
    return reply
      .header('access-control-allow-origin', '*')
      .type('application/did+json')
      .send(JSON.stringify(await openInstallation(context, null, describeIssuer)));
  });
};
