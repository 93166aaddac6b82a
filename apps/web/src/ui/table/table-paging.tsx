import type { ReactNode } from 'react';
import { CursorPagination, NumberedPagination } from './pagination.tsx';

export type TablePagingSpec =
  | { kind: 'client'; pageSize: number; summary?: (from: number, to: number, total: number) => ReactNode }
  | {
      kind: 'pages';
      page: number;
      pageCount: number;
      onPageChange: (page: number) => void;
      summary?: ReactNode;
    }
  | { kind: 'cursor'; onPrevious?: () => void; onNext?: () => void; busy?: boolean; summary?: ReactNode };

interface TablePagingProps {
  label: string;
  paging: TablePagingSpec;
  /** For paging in the browser, from 1. */
  page: number;
  rowCount: number;
  onPageChange: (page: number) => void;
}

const FRAME = 'border-t border-line px-4 py-2 md:px-5';

export function TablePaging({ label, paging, page, rowCount, onPageChange }: TablePagingProps) {
  if (paging.kind === 'cursor') {
    const { kind: _kind, ...cursor } = paging;
    return <CursorPagination label={label} className={FRAME} {...cursor} />;
  }
  if (paging.kind === 'pages') {
    const { kind: _kind, ...pages } = paging;
    return <NumberedPagination label={label} className={FRAME} {...pages} />;
  }
  const pageCount = Math.max(1, Math.ceil(rowCount / paging.pageSize));
  const shownPage = Math.min(page, pageCount);
  const from = (shownPage - 1) * paging.pageSize + 1;
  const to = Math.min(rowCount, shownPage * paging.pageSize);
  return (
    <NumberedPagination
      label={label}
      className={FRAME}
      page={shownPage}
      pageCount={pageCount}
      onPageChange={onPageChange}
      summary={paging.summary?.(from, to, rowCount)}
    />
  );
}
