import type { Portfolio } from '@propguard/protocol/portfolios';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail } from '../../fail.ts';
import { admitPart } from '../uploads/admit-part.ts';
import { showPortfolio } from './get-portfolio.ts';
import { changePortfolio, insertPart, lockPortfolio } from './store.ts';

export const receivePart = async (
  { tx, workspaceId }: WorkspaceScope,
  { id, position, content }: { id: string; position: number; content: File },
): Promise<Portfolio> => {
  const row = await lockPortfolio(tx, id);
  if (!row) throw fail('NOT_FOUND');
  if (row.state !== 'uploading') throw fail('CONFLICT');
  if (!admitPart(row, { position, content })) return showPortfolio(tx, id);
  const bytes = Buffer.from(await content.arrayBuffer());
  await insertPart(tx, { workspaceId, portfolioId: id, position, content: bytes });
  await changePortfolio(tx, id, { receivedBytes: row.receivedBytes + bytes.length });
  return showPortfolio(tx, id);
};
