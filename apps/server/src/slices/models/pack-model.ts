import { encodePackage } from '@propguard/engine/valuation/model/replay-package';
import { salesTable } from '@propguard/engine/valuation/sales/sales-table';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { attachment } from '../../attachment.ts';
import { fail } from '../../fail.ts';
import { readSales } from './read-sales.ts';
import { findModelContent } from './store.ts';

/** The sales are those of now: a certificate says by their fingerprint whether they are the ones it rests on. */
export const packModel = async (
  { reader }: ReferenceScope,
  id: string,
  resHeaders: Headers | undefined,
): Promise<File> => {
  const model = await findModelContent(reader, id);
  if (!model) throw fail('NOT_FOUND');
  const { rows } = await readSales({ reader });
  const content = encodePackage({ model: Uint8Array.from(model), sales: salesTable(rows) });
  return attachment(resHeaders, {
    name: `propguard-model-${id}.pgrp`,
    type: 'application/octet-stream',
    content: Uint8Array.from(content),
  });
};
