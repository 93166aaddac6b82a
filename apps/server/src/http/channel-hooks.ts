import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { referenceOf } from '../access/reference-scope.ts';
import type { Context } from '../context.ts';
import { answerHandshake, type CallAnswer, receiveCall } from '../slices/channels/receive-call.ts';
import { receiveHubspotCall } from '../slices/hubspot/receive-events.ts';
import type { FairShare } from './fair-share/fair-share.ts';

/** Far more than any service sends at once. */
const BODY_LIMIT_BYTES = 512 * 1024;

type Named = { Params: { id: string }; Querystring: Record<string, unknown> };

const say = (reply: FastifyReply, { status, type, body }: CallAnswer): FastifyReply =>
  reply.status(status).header('cache-control', 'no-store').type(type).send(body);

/**
 * Where services call: by connection, with a body that is signed byte for byte, whatever its type. No session and no
 * key: the signature is the proof.
 */
export const registerChannelHooks = async (
  app: FastifyInstance,
  context: Context,
  fairShare: FairShare,
): Promise<void> => {
  const { publicUrl } = context.config.http;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES },
      (_request, body, done) => done(null, body),
    );
    scope.get<Named>('/hooks/:id', async (request, reply) => {
      await fairShare.enter(request, reply);
      return say(reply, await answerHandshake(referenceOf(context), request.params.id, request.query));
    });
    const callOf = ({ headers, body, url }: FastifyRequest) => ({
      header: (name: string): string | null => {
        const value = headers[name];
        return (Array.isArray(value) ? value[0] : value) ?? null;
      },
      body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
      url: publicUrl + url,
    });
    scope.post<Named>('/hooks/hubspot/:id', async (request, reply) => {
      await fairShare.enter(request, reply);
      return say(reply, await receiveHubspotCall(referenceOf(context), request.params.id, callOf(request)));
    });
    scope.post<Named>('/hooks/:id', async (request, reply) => {
      await fairShare.enter(request, reply);
      // A service calls from few addresses, and often: what it signed is written with the others, in one transaction.
      const verified = () => fairShare.leave(request);
      return say(
        reply,
        await receiveCall(referenceOf(context), request.params.id, callOf(request), verified),
      );
    });
  });
};
