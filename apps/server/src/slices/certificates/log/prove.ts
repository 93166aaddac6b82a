import { nodesFrom, nodesOf } from '@propguard/proof/merkle/log-growth';
import {
  consistencyProof,
  inclusionProof,
  type NodeSource,
  rootOf,
} from '@propguard/proof/merkle/merkle-log';
import type { ReferenceScope } from '../../../access/reference-scope.ts';
import { fail } from '../../../fail.ts';
import { findLogSize, findNodes } from './log-store.ts';

type Reads = Pick<ReferenceScope, 'reader'>;

const hex = (hash: Uint8Array): string => Buffer.from(hash).toString('hex');
const hex0x = (hash: Uint8Array): string => `0x${hex(hash)}`;

/** Reads the few nodes that a proof needs, in one question, and makes it of them. */
const prove = async <T>({ reader }: Reads, make: (nodes: NodeSource) => T): Promise<T> =>
  make(nodesFrom(await findNodes(reader, nodesOf(make))));

const sizeAsked = async ({ reader }: Reads, asked: number | undefined): Promise<number> => {
  const size = await findLogSize(reader);
  if (asked !== undefined && asked > size) throw fail('NOT_FOUND');
  return asked ?? size;
};

/** Beyond the head there is no way to it: whoever verifies finds that it leads nowhere. */
export const inclusionPath = async (scope: Reads, index: number, size: number): Promise<string[]> =>
  index < size ? (await prove(scope, (nodes) => inclusionProof(nodes, index, size))).map(hex) : [];

export const proveInclusion = async (
  scope: Reads,
  { index, size: asked }: { index: number; size?: number | undefined },
) => {
  const size = await sizeAsked(scope, asked);
  if (index >= size) throw fail('NOT_FOUND');
  return prove(scope, (nodes) => ({
    index,
    size,
    leafHash: hex0x(nodes.nodeAt({ level: 0, index })),
    rootHash: hex0x(rootOf(nodes, size)),
    path: inclusionProof(nodes, index, size).map(hex),
  }));
};

export const proveConsistency = async (
  scope: Reads,
  { from, to: asked }: { from: number; to?: number | undefined },
) => {
  const to = await sizeAsked(scope, asked);
  if (from > to) throw fail('NOT_FOUND');
  return prove(scope, (nodes) => ({
    from,
    to,
    fromRoot: hex0x(rootOf(nodes, from)),
    toRoot: hex0x(rootOf(nodes, to)),
    path: consistencyProof(nodes, from, to).map(hex),
  }));
};
