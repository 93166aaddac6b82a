import { nodeHash } from './hashes.ts';
import type { NodeSource } from './merkle-log.ts';
import { type Subtree, wholeSubtrees } from './subtree.ts';

export type LogNode = Subtree & { hash: Uint8Array };

const nameOf = ({ level, index }: Subtree): string => `${level}/${index}`;

/** Nodes that were read from wherever a log keeps them. */
export const nodesFrom = (nodes: Iterable<LogNode>): NodeSource => {
  const hashes = new Map(Array.from(nodes, (node) => [nameOf(node), node.hash]));
  return {
    nodeAt: (subtree) => {
      const hash = hashes.get(nameOf(subtree));
      if (!hash) throw new RangeError('The log has no such node yet.');
      return hash;
    },
  };
};

const NO_HASH = new Uint8Array(32);

/** Which nodes a proof is made of, so that they can be read together: it is made once with nothing in them. */
export const nodesOf = (prove: (nodes: NodeSource) => unknown): Subtree[] => {
  const needed = new Map<string, Subtree>();
  prove({
    nodeAt: (subtree) => {
      needed.set(nameOf(subtree), subtree);
      return NO_HASH;
    },
  });
  return [...needed.values()];
};

/** The nodes that must be known to add to a log: its whole subtrees, left to right. */
export const edgeOf = (size: number): Subtree[] => wholeSubtrees(0, size);

/** Every node that comes into being when the leaves are added, the leaves among them. */
export const growLog = (edge: readonly LogNode[], size: number, leaves: readonly Uint8Array[]): LogNode[] => {
  const waiting = [...edge];
  const grown: LogNode[] = [];
  leaves.forEach((hash, at) => {
    let node: LogNode = { level: 0, index: size + at, hash };
    grown.push(node);
    for (let left = waiting.at(-1); left && left.level === node.level; left = waiting.at(-1)) {
      waiting.pop();
      node = { level: node.level + 1, index: left.index / 2, hash: nodeHash(left.hash, node.hash) };
      grown.push(node);
    }
    waiting.push(node);
  });
  return grown;
};
