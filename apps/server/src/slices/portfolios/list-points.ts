import type { PortfolioPoint } from '@propguard/protocol/portfolios';
import { PORTFOLIO_POINTS } from '@propguard/rules/portfolios/limits';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { requirePortfolio } from './get-portfolio.ts';
import { findPoints } from './row-store.ts';

type Row = Awaited<ReturnType<typeof findPoints>>[number];

const toPoint = ({ latitude, longitude, locality, ...row }: Row): PortfolioPoint[] =>
  latitude === null || longitude === null ? [] : [{ ...row, latitude, longitude, locality: locality ?? '' }];

/** Those that are flagged, and of the others as many as a map can show, spread evenly over the file. */
export const listPoints = async (
  { tx }: WorkspaceScope,
  id: string,
): Promise<{ items: PortfolioPoint[]; whole: boolean }> => {
  const { rowsDone, rejected } = await requirePortfolio({ tx }, id);
  const flagged = await findPoints(tx, id, { flagged: true, every: 1, limit: PORTFOLIO_POINTS });
  const room = PORTFOLIO_POINTS - flagged.length;
  const every = Math.max(1, Math.ceil(rowsDone / Math.max(1, room)));
  const others = room > 0 ? await findPoints(tx, id, { flagged: false, every, limit: room }) : [];
  const items = [...flagged, ...others].flatMap(toPoint);
  return { items, whole: items.length === rowsDone - rejected };
};
