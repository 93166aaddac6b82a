import { utf8ToBytes } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { leafHash } from './hashes.ts';
import { edgeOf, growLog, type LogNode, nodesFrom, nodesOf } from './log-growth.ts';
import { consistencyProof, inclusionProof, MerkleLog, type NodeSource, rootOf } from './merkle-log.ts';

const leaf = (at: number): Uint8Array => leafHash(utf8ToBytes(`entry ${at}`));

it('keeps the same tree, added to in batches of any size, as the log in memory', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 8 }), (batches) => {
      const log = new MerkleLog();
      const kept: LogNode[] = [];
      const read = (prove: (nodes: NodeSource) => unknown) =>
        nodesFrom(
          nodesOf(prove).map(({ level, index }) => {
            const node = kept.find((one) => one.level === level && one.index === index);
            if (!node) throw new Error(`${level}/${index} was never kept`);
            return node;
          }),
        );
      for (const batch of batches) {
        const before = log.size;
        const leaves = Array.from({ length: batch }, (_, at) => leaf(before + at));
        const edge = edgeOf(before).map((part) => ({ ...part, hash: nodesFrom(kept).nodeAt(part) }));
        kept.push(...growLog(edge, before, leaves));
        for (const hash of leaves) log.appendHash(hash);
        const { size } = log;
        expect(
          rootOf(
            read((nodes) => rootOf(nodes, size)),
            size,
          ),
        ).toEqual(rootOf(log, size));
        const index = size - 1;
        const include = (nodes: NodeSource) => inclusionProof(nodes, index, size);
        expect(include(read(include))).toEqual(include(log));
        const extend = (nodes: NodeSource) => consistencyProof(nodes, before, size);
        expect(extend(read(extend))).toEqual(extend(log));
      }
    }),
    { numRuns: 40 },
  );
});

it('says so when a node was never kept', () => {
  expect(() => nodesFrom([]).nodeAt({ level: 0, index: 0 })).toThrow(RangeError);
});
