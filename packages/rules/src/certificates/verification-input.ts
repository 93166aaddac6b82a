/** What a person may type to name a certificate. */
export type VerificationInput =
  | { kind: 'token'; tokenId: string }
  | { kind: 'hash'; hash: string }
  | { kind: 'certificate'; id: string }
  | { kind: 'content'; cid: string };

/** CORE-CHAIN-15: shorter than this nothing but a token id is looked at. */
const SHORTEST_BESIDE_TOKEN = 11;
export const VERIFICATION_INPUT_MAX = 200;
/** ERC-721: a token id is a number of 256 bits. */
const LARGEST_TOKEN_ID = 2n ** 256n - 1n;
const LONGEST_TOKEN_ID = LARGEST_TOKEN_ID.toString().length;

const DIGITS = /^\d+$/;
const HASH = /^(?:0x)?([0-9a-f]{64})$/i;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const CID_V0 = /^Qm[1-9A-HJ-NP-Za-km-z]{44}$/;
const CID_V1 = /^b[a-z2-7]{58}$/;
const IPFS_PREFIX = /^(?:ipfs:\/\/|\/ipfs\/)/;

/** CORE-CHAIN-13. */
export const canVerify = (typed: string): boolean => typed.trim() !== '';

const tokenOf = (digits: string): VerificationInput | null => {
  if (digits.length > LONGEST_TOKEN_ID || BigInt(digits) > LARGEST_TOKEN_ID) return null;
  return { kind: 'token', tokenId: BigInt(digits).toString() };
};

/** Null is CORE-CHAIN-16. A number is a token id whatever its length; the 10-character rule holds for the rest. */
export const readVerificationInput = (typed: string): VerificationInput | null => {
  const text = typed.trim();
  if (DIGITS.test(text) && !HASH.test(text)) return tokenOf(text);
  if (text.length < SHORTEST_BESIDE_TOKEN) return null;
  const [, hash] = HASH.exec(text) ?? [];
  if (hash) return { kind: 'hash', hash: `0x${hash.toLowerCase()}` };
  if (UUID.test(text)) return { kind: 'certificate', id: text.toLowerCase() };
  const cid = text.replace(IPFS_PREFIX, '');
  return CID_V0.test(cid) || CID_V1.test(cid) ? { kind: 'content', cid } : null;
};
