import { base64urlnopad } from '@scure/base';
import { gunzipSync, gzipSync } from 'fflate';
import { CREDENTIALS_CONTEXT, type UnsignedCredential } from '../credential/credential.ts';

/** The least that W3C Bitstring Status List allows, so that nobody can tell which certificate is asked about. */
export const STATUS_LIST_BITS = 131_072;
const STATUS_LIST_BYTES = STATUS_LIST_BITS / 8;

/** Multibase: base64url without padding, announced by a `u`; the list is gzipped. */
const encodeList = (revoked: ReadonlySet<number>): string => {
  const bits = new Uint8Array(STATUS_LIST_BYTES);
  for (const index of revoked) {
    const byte = index >> 3;
    bits[byte] = (bits[byte] ?? 0) | (0x80 >> (index & 7));
  }
  return `u${base64urlnopad.encode(gzipSync(bits, { mtime: 0 }))}`;
};

export type StatusListOptions = {
  id: string;
  issuer: string;
  validFrom: string;
  revoked: ReadonlySet<number>;
};

export const statusListCredential = ({
  id,
  issuer,
  validFrom,
  revoked,
}: StatusListOptions): UnsignedCredential => ({
  '@context': [CREDENTIALS_CONTEXT],
  id,
  type: ['VerifiableCredential', 'BitstringStatusListCredential'],
  issuer,
  validFrom,
  credentialSubject: {
    id: `${id}#list`,
    type: 'BitstringStatusList',
    statusPurpose: 'revocation',
    encodedList: encodeList(revoked),
  },
});

/** Whether the bit is set; null where the list cannot be read or is too short. */
export const isRevoked = (encodedList: string, index: number): boolean | null => {
  if (!encodedList.startsWith('u') || !Number.isSafeInteger(index) || index < 0) return null;
  try {
    const bits = gunzipSync(base64urlnopad.decode(encodedList.slice(1)), {
      out: new Uint8Array(STATUS_LIST_BYTES),
    });
    const byte = bits[index >> 3];
    return byte === undefined ? null : (byte & (0x80 >> (index & 7))) !== 0;
  } catch {
    return null;
  }
};
