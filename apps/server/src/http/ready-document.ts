import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKnownTag } from './not-modified.ts';

/** Best first, as they are chosen for whoever accepts several. */
const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

/** A document that is the same for every reader, ready to be sent as they accept it. */
export type ReadyDocument = { tag: string; plain: Buffer; encoded: Record<Encoding, Buffer> };

const NOT_MODIFIED = 304;

export const makeReady = async (document: unknown): Promise<ReadyDocument> => {
  const plain = Buffer.from(JSON.stringify(document));
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(plain), promisify(gzip)(plain)]);
  const tag = `"${createHash('sha256').update(plain).digest('base64url')}"`;
  return { tag, plain, encoded: { br, gzip: gzipped } };
};

const acceptedOf = ({ headers }: FastifyRequest): Encoding | undefined => {
  const accepted = (headers['accept-encoding'] ?? '')
    .split(',')
    .map((one) =>
      one
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/),
    )
    .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ''))
    .map(([name]) => name);
  return ENCODINGS.find((encoding) => accepted.includes(encoding) || accepted.includes('*'));
};

export const sendReady = (
  { tag, plain, encoded }: ReadyDocument,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  reply.header('cache-control', 'no-cache').header('etag', tag).header('vary', 'accept-encoding');
  if (isKnownTag(request.headers['if-none-match'], tag)) return reply.status(NOT_MODIFIED).send();
  const encoding = acceptedOf(request);
  reply.type('application/json; charset=utf-8');
  return encoding ? reply.header('content-encoding', encoding).send(encoded[encoding]) : reply.send(plain);
};
