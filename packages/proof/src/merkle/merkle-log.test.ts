import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_ROOT, leafHash, nodeHash } from './hashes.ts';
import { consistencyProof, inclusionProof, MerkleLog, rootOf } from './merkle-log.ts';
import { splitPoint } from './subtree.ts';
import { isConsistent } from './verify-consistency.ts';
import { isIncluded } from './verify-inclusion.ts';

/** The vectors that Certificate Transparency logs test themselves with. */
const LEAVES = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
];
const ROOTS = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];

const entry = (at: number): Uint8Array => utf8ToBytes(`entry ${at}`);
const logOf = (size: number): MerkleLog => {
  const log = new MerkleLog();
  for (let at = 0; at < size; at++) log.append(entry(at));
  return log;
};

/** RFC 9162, 2.1.1, word for word. */
const slowRoot = (leaves: readonly Uint8Array[]): Uint8Array => {
  const [only] = leaves;
  if (!only) return EMPTY_ROOT;
  if (leaves.length === 1) return leafHash(only);
  const k = splitPoint(leaves.length);
  return nodeHash(slowRoot(leaves.slice(0, k)), slowRoot(leaves.slice(k)));
};

const SIZES = fc.integer({ min: 1, max: 300 });

describe('the Merkle log', () => {
  it('has the known roots', () => {
    const log = new MerkleLog();
    expect(bytesToHex(rootOf(log, 0))).toBe(
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    );
    LEAVES.forEach((leaf, at) => {
      log.append(hexToBytes(leaf));
      expect(bytesToHex(rootOf(log, at + 1))).toBe(ROOTS[at]);
    });
  });

  it('gives the paths of the example in RFC 9162, 2.1.5', () => {
    const log = logOf(7);
    const node = (start: number, end: number) =>
      slowRoot(Array.from({ length: end - start }, (_, at) => entry(start + at)));
    expect(inclusionProof(log, 0, 7)).toEqual([node(1, 2), node(2, 4), node(4, 7)]);
    expect(inclusionProof(log, 3, 7)).toEqual([node(2, 3), node(0, 2), node(4, 7)]);
    expect(inclusionProof(log, 4, 7)).toEqual([node(5, 6), node(6, 7), node(0, 4)]);
    expect(inclusionProof(log, 6, 7)).toEqual([node(4, 6), node(0, 4)]);
    expect(consistencyProof(log, 3, 7)).toEqual([node(2, 3), node(3, 4), node(0, 2), node(4, 7)]);
    expect(consistencyProof(log, 4, 7)).toEqual([node(4, 7)]);
    expect(consistencyProof(log, 6, 7)).toEqual([node(4, 6), node(6, 7), node(0, 4)]);
  });

  it('has the root that the definition gives, at any size', () => {
    fc.assert(
      fc.property(SIZES, (size) => {
        const leaves = Array.from({ length: size }, (_, at) => entry(at));
        expect(rootOf(logOf(size), size)).toEqual(slowRoot(leaves));
      }),
      { numRuns: 60 },
    );
  });

  it('proves every leaf, and no other', () => {
    fc.assert(
      fc.property(SIZES, fc.nat(), fc.nat(), (size, leafAt, otherAt) => {
        const log = logOf(size);
        const index = leafAt % size;
        const other = otherAt % size;
        const claim = {
          leaf: leafHash(entry(index)),
          index,
          size,
          path: inclusionProof(log, index, size),
          root: rootOf(log, size),
        };
        expect(isIncluded(claim)).toBe(true);
        expect(isIncluded({ ...claim, leaf: leafHash(entry(other)) })).toBe(other === index);
        expect(isIncluded({ ...claim, index: other })).toBe(other === index);
        expect(isIncluded({ ...claim, path: [...claim.path, claim.root] })).toBe(false);
        expect(isIncluded({ ...claim, path: claim.path.slice(1) })).toBe(size === 1);
      }),
      { numRuns: 200 },
    );
  });

  it('proves that a log is the beginning of another, and no other log is', () => {
    fc.assert(
      fc.property(SIZES, fc.nat(), (after, cut) => {
        const log = logOf(after);
        const before = 1 + (cut % after);
        const claim = {
          before,
          after,
          beforeRoot: rootOf(log, before),
          afterRoot: rootOf(log, after),
          path: consistencyProof(log, before, after),
        };
        expect(isConsistent(claim)).toBe(true);
        expect(isConsistent({ ...claim, beforeRoot: leafHash(entry(999)) })).toBe(false);
        expect(isConsistent({ ...claim, afterRoot: leafHash(entry(999)) })).toBe(false);
        expect(isConsistent({ ...claim, path: [...claim.path, claim.afterRoot] })).toBe(false);
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    [-1, 5],
    [5, 5],
    [0.5, 5],
    [0, Number.MAX_VALUE],
  ])('refuses leaf %s of %s', (index, size) => {
    expect(isIncluded({ leaf: EMPTY_ROOT, index, size, path: [], root: EMPTY_ROOT })).toBe(false);
  });
});
