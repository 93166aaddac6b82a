import type { ServiceHealth } from '@propguard/protocol/system-health';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { countNodes, type NodeCount } from './store.ts';
import { healthOf } from './view.ts';

const withRole = (nodes: NodeCount[], role: NodeCount['role']): number =>
  nodes.filter((node) => node.role === role).reduce((sum, { count }) => sum + count, 0);

/** Degraded while nobody serves or nobody works, or while nodes of two versions run side by side. */
export const checkNodes = async ({ reader }: ReferenceScope): Promise<ServiceHealth> => {
  const nodes = await countNodes(reader);
  const api = withRole(nodes, 'api');
  const worker = withRole(nodes, 'worker');
  const both = withRole(nodes, 'both');
  const versions = [...new Set(nodes.map(({ version }) => version))];
  const isWell = api + both > 0 && worker + both > 0 && versions.length === 1;
  return healthOf('xnode', nodes.length === 0 ? 'down' : isWell ? 'healthy' : 'degraded', {
    nodes: api + worker + both,
    api,
    worker,
    both,
    versions: versions.join(', '),
  });
};
