import { nodesFrom, nodesOf } from '@propguard/proof/merkle/log-growth';
import {
  consistencyProof,
  inclusionProof,
  type NodeSource,
  rootOf,
} from '@propguard/proof/merkle/merkle-log';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { fail } from '../../../fail.ts';
import { findLogSize, findNodes } from './log-store.ts';

type Reader = Pick<NodePgDatabase, 'execute' | 'select'>;

const hex = (hash: Uint8Array): string => Buffer.from(hash).toString('hex');
const hex0x = (hash: Uint8Array): string => `0x${hex(hash)}`;

/** Reads the few nodes that a proof needs, in one question, and makes it of them. */
const prove = async <T>(db: Reader, make: (nodes: NodeSource) => T): Promise<T> =>
  make(nodesFrom(await findNodes(db, nodesOf(make))));

const sizeAsked = async (db: Reader, asked: number | undefined): Promise<number> => {
  const size = await findLogSize(db);
  if (asked !== undefined && asked > size) throw fail('NOT_FOUND');
  return asked ?? size;
};

/** Beyond the head there is no way to it: whoever verifies finds that it leads nowhere. */
export const inclusionPath = async (db: Reader, index: number, size: number): Promise<string[]> =>
  index < size ? (await prove(db, (nodes) => inclusionProof(nodes, index, size))).map(hex) : [];

export const proveInclusion = async (
  db: Reader,
  { index, size: asked }: { index: number; size?: number | undefined },
) => {
  const size = await sizeAsked(db, asked);
  if (index >= size) throw fail('NOT_FOUND');
  return prove(db, (nodes) => ({
    index,
    size,
    leafHash: hex0x(nodes.nodeAt({ level: 0, index })),
    rootHash: hex0x(rootOf(nodes, size)),
    path: inclusionProof(nodes, index, size).map(hex),
  }));
};

export const proveConsistency = async (
  db: Reader,
  { from, to: asked }: { from: number; to?: number | undefined },
) => {
  const to = await sizeAsked(db, asked);
  if (from > to) throw fail('NOT_FOUND');
  return prove(db, (nodes) => ({
    from,
    to,
    fromRoot: hex0x(rootOf(nodes, from)),
    toRoot: hex0x(rootOf(nodes, to)),
    path: consistencyProof(nodes, from, to).map(hex),
  }));
};
