import { encodePackage } from '@propguard/engine/valuation/model/replay-package';
import { salesTable } from '@propguard/engine/valuation/sales/sales-table';
import { attachment } from '../../attachment.ts';
import type { Context } from '../../context.ts';
import { fail } from '../../fail.ts';
import { readSales } from './read-sales.ts';
import { findModelContent } from './store.ts';

/** The sales are those of now: a certificate says by their fingerprint whether they are the ones it rests on. */
export const packModel = async (
  { database: { plain } }: Context,
  id: string,
  resHeaders: Headers | undefined,
): Promise<File> => {
  const model = await findModelContent(plain, id);
  if (!model) throw fail('NOT_FOUND');
  const { rows } = await readSales(plain);
  const content = encodePackage({ model: Uint8Array.from(model), sales: salesTable(rows) });
  return attachment(resHeaders, {
    name: `propguard-model-${id}.pgrp`,
    type: 'application/octet-stream',
    content: Uint8Array.from(content),
  });
};
