import type { ImportKind } from '@propguard/rules/imports/import-kinds';
import type { Importer } from './importer.ts';
import { listingsImporter } from './listings-importer.ts';
import { psiImporter } from './psi-importer.ts';
import { salesImporter } from './sales-importer.ts';
import { seriesImporter } from './series-importer.ts';

/** Every kind of file that can be imported. */
export const IMPORTERS: Readonly<Record<ImportKind, Importer>> = {
  sales: salesImporter,
  listings: listingsImporter,
  'nsw-psi': psiImporter,
  series: seriesImporter,
};
