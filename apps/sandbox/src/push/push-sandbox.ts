import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';

/** What goes wrong from now on: nobody there, gone, too much, broken, or the line is cut. */
export type PushFault = 'none' | 'unknown' | 'gone' | 'busy' | 'broken' | 'silent';
export type SandboxBrowser = { endpoint: string; p256dh: string; auth: string };
export type PushSandbox = {
  url: string;
  /** A browser that allows notices from whoever signs with this key. */
  subscribe: (publicKey: string) => SandboxBrowser;
  fail: (fault: PushFault, retryAfterSeconds?: number) => void;
  /** What the browser with this endpoint was shown, decrypted as a browser does. */
  shown: (endpoint: string) => unknown[];
  /** Every request, whatever became of it. */
  requests: () => number;
  close: () => Promise<void>;
};

const SALT_BYTES = 16;
const KEY_BYTES = 16;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEADER_BYTES = 21;
const UNCOMPRESSED_POINT = 4;

const hkdf = (salt: Uint8Array, secret: Uint8Array, info: Uint8Array, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** RFC 8291 with RFC 8188: one record, closed by the byte 2. */
const decrypt = (body: Buffer, { keys, auth }: { keys: ECDH; auth: Buffer }): string => {
  const salt = body.subarray(0, SALT_BYTES);
  const sender = body.subarray(HEADER_BYTES, HEADER_BYTES + (body[HEADER_BYTES - 1] ?? 0));
  const sealed = body.subarray(HEADER_BYTES + sender.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const secret = hkdf(auth, keys.computeSecret(sender), info, 32);
  const key = hkdf(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), KEY_BYTES);
  const nonce = hkdf(salt, secret, Buffer.from('Content-Encoding: nonce\0'), NONCE_BYTES);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  const opened = Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
  return opened.subarray(0, opened.lastIndexOf(2)).toString('utf8');
};

/** RFC 8292: signed by the key that the browser was subscribed with, for this service, and not for long. */
const isSigned = (header: string, publicKey: string, origin: string): boolean => {
  const found = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/.exec(header);
  const [, head = '', claims = '', signature = '', key] = found ?? [];
  if (key !== publicKey) return false;
  const point = Buffer.from(publicKey, 'base64url');
  if (point[0] !== UNCOMPRESSED_POINT) return false;
  const coordinates = {
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const signer = createPublicKey({ key: { kty: 'EC', crv: 'P-256', ...coordinates }, format: 'jwk' });
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'));
  return (
    aud === origin &&
    typeof sub === 'string' &&
    exp > Date.now() / 1000 &&
    verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: signer, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
  );
};

/** A stand-in for the push services of browser makers: checks what they check, and fails when told to. */
export const startPushSandbox = async (): Promise<PushSandbox> => {
  const app = Fastify();
  const browsers = new Map<string, { keys: ECDH; auth: Buffer; publicKey: string; shown: unknown[] }>();
  let fault: PushFault = 'none';
  let retryAfter = 0;
  let requests = 0;
  let origin = '';
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  const failed = (request: FastifyRequest, reply: FastifyReply): boolean => {
    if (fault === 'silent') request.raw.socket.destroy();
    else if (fault === 'unknown') void reply.status(404).send();
    else if (fault === 'gone') void reply.status(410).send();
    else if (fault === 'busy') void reply.status(429).header('retry-after', retryAfter).send();
    else if (fault === 'broken') void reply.status(503).send();
    return fault !== 'none';
  };
  app.post<{ Params: { id: string }; Body: Buffer }>('/push/:id', async (request, reply) => {
    requests += 1;
    if (failed(request, reply)) return reply;
    const browser = browsers.get(request.params.id);
    if (!browser) return reply.status(404).send();
    const { authorization = '', ttl, 'content-encoding': encoding } = request.headers;
    if (!isSigned(authorization, browser.publicKey, origin)) return reply.status(403).send();
    if (ttl === undefined || encoding !== 'aes128gcm') return reply.status(400).send();
    browser.shown.push(JSON.parse(decrypt(request.body, browser)));
    return reply.status(201).send();
  });
  origin = new URL(await app.listen({ host: '127.0.0.1', port: 0 })).origin;
  return {
    url: origin,
    subscribe: (publicKey) => {
      const keys = createECDH('prime256v1');
      keys.generateKeys();
      const auth = randomBytes(SALT_BYTES);
      const id = randomUUID();
      browsers.set(id, { keys, auth, publicKey, shown: [] });
      return {
        endpoint: `${origin}/push/${id}`,
        p256dh: keys.getPublicKey().toString('base64url'),
        auth: auth.toString('base64url'),
      };
    },
    fail: (next, retryAfterSeconds = 0) => {
      fault = next;
      retryAfter = retryAfterSeconds;
    },
    shown: (endpoint) => browsers.get(endpoint.split('/').at(-1) ?? '')?.shown ?? [],
    requests: () => requests,
    close: () => app.close(),
  };
};
