import type { Tx } from '../../../db/database.ts';
import { refreshMarketFigures } from '../../market/refresh-market-figures.ts';
import type { Importer } from '../importers/importer.ts';
import type { ImportRun } from './import-run.ts';

/** In the transaction that makes an import's rows visible or takes them out: what is computed from them follows. */
export const afterImport = async (
  run: Pick<ImportRun, 'afterSales'>,
  tx: Tx,
  kind: Importer['publisher']['datasetKind'],
): Promise<void> => {
  if (kind !== 'series') await refreshMarketFigures(tx);
  if (kind === 'sales') await run.afterSales(tx);
};
