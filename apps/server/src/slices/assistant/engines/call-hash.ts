import { createHash } from 'node:crypto';
import type { Call } from '@propguard/talk/dialogue/state';

/** The same however a database has put the names within: what is kept as JSON comes back in an order of its own. */
const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, one]) => [name, inOrder(one)]);
};

/** SHA-256 of what would be done: an approval is for exactly this. */
export const hashOfCall = ({ tool, arguments: args }: Call): string =>
  createHash('sha256')
    .update(JSON.stringify([tool, inOrder(args)]))
    .digest('hex');
