import type { ImportChoice } from '@propguard/protocol/data-imports';
import type { RejectReason } from '@propguard/rules/imports/reject-reasons';
import { keepPreviousData } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

const IMPORTS_PER_PAGE = 25;
const REJECTED_PER_PAGE = 25;

export const importsQuery = (cursor: string | undefined) => ({
  ...api.dataImports.list.queryOptions({ input: { limit: IMPORTS_PER_PAGE, cursor } }),
  placeholderData: keepPreviousData,
});

export const importQuery = (id: string) => api.dataImports.get.queryOptions({ input: { id } });

export const previewQuery = (id: string, choice: ImportChoice) => ({
  ...api.dataImports.preview.queryOptions({ input: { id, ...choice } }),
  placeholderData: keepPreviousData,
  retry: false,
});

export const rejectedRowsQuery = (
  id: string,
  reason: RejectReason | undefined,
  cursor: string | undefined,
) => ({
  ...api.dataImports.rejectedRows.queryOptions({ input: { id, reason, cursor, limit: REJECTED_PER_PAGE } }),
  placeholderData: keepPreviousData,
});
