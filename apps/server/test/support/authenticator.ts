import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

const HEAD = { bytes: 0x40, text: 0x60, map: 0xa0 };
const cborHead = (kind: number, length: number): Buffer => {
  if (length < 24) return Buffer.from([kind + length]);
  if (length < 256) return Buffer.from([kind + 24, length]);
  return Buffer.from([kind + 25, length >> 8, length & 0xff]);
};
const cborText = (text: string): Buffer =>
  Buffer.concat([cborHead(HEAD.text, text.length), Buffer.from(text)]);
const cborBytes = (bytes: Buffer): Buffer => Buffer.concat([cborHead(HEAD.bytes, bytes.length), bytes]);
const sha256 = (content: Buffer | string): Buffer => createHash('sha256').update(content).digest();
const base64url = (content: Buffer | string): string => Buffer.from(content).toString('base64url');

const PRESENT_AND_VERIFIED = 0x05;
const WITH_KEY = 0x40;

type Where = { origin: string; rpId: string; challenge: string };

/** A passkey in software (ES256, no attestation), that says of itself what a test wants. */
export const createAuthenticator = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;
  const clientData = (type: string, { origin, challenge }: Where): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authData = (rpId: string, flags: number): Buffer => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
  };
  const answer = (response: Record<string, unknown>) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key' as const,
    clientExtensionResults: {},
    response,
  });
  return {
    create: (where: Where) => {
      // {1: EC2, 3: ES256, -1: P-256, -2: x, -3: y}
      const key = Buffer.concat([
        Buffer.from([HEAD.map + 5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
        cborBytes(Buffer.from(x, 'base64url')),
        Buffer.from([0x22]),
        cborBytes(Buffer.from(y, 'base64url')),
      ]);
      const data = Buffer.concat([
        authData(where.rpId, PRESENT_AND_VERIFIED + WITH_KEY),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        key,
      ]);
      const attestation = Buffer.concat([
        Buffer.from([HEAD.map + 3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([HEAD.map]),
        cborText('authData'),
        cborBytes(data),
      ]);
      return answer({
        clientDataJSON: base64url(clientData('webauthn.create', where)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      });
    },
    get: (where: Where) => {
      const data = authData(where.rpId, PRESENT_AND_VERIFIED);
      const client = clientData('webauthn.get', where);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      return answer({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      });
    },
  };
};
