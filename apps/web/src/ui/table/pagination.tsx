import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { pageNumbers } from './page-numbers.ts';

interface PaginationFrameProps {
  label?: string;
  /** Such as '1 to 20 of 1,247'. */
  summary?: ReactNode;
  className?: string;
}

interface CursorPaginationProps extends PaginationFrameProps {
  /** Absent at the beginning. */
  onPrevious?: () => void;
  /** Absent at the end. */
  onNext?: () => void;
  previousLabel?: string;
  nextLabel?: string;
  busy?: boolean;
}

function Frame({
  label = 'Pages',
  summary,
  className,
  children,
}: PaginationFrameProps & { children: ReactNode }) {
  return (
    <nav
      aria-label={label}
      className={clsx('flex flex-wrap items-center justify-between gap-x-4 gap-y-2', className)}
    >
      <p className="text-12 text-muted tabular-nums">{summary}</p>
      <div className="flex items-center gap-1.5">{children}</div>
    </nav>
  );
}

/** For lists whose length is not counted: back and forth. */
export function CursorPagination(props: CursorPaginationProps) {
  const {
    onPrevious,
    onNext,
    previousLabel = 'Previous',
    nextLabel = 'Next',
    busy = false,
    ...frame
  } = props;
  return (
    <Frame {...frame}>
      <Button size="sm" icon={ChevronLeft} disabled={!onPrevious || busy} onClick={onPrevious}>
        {previousLabel}
      </Button>
      <Button size="sm" iconEnd={ChevronRight} disabled={!onNext || busy} onClick={onNext}>
        {nextLabel}
      </Button>
    </Frame>
  );
}

interface NumberedPaginationProps extends PaginationFrameProps {
  /** From 1. */
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
  pageLabel?: (page: number) => string;
}

const LINK_LOOK =
  'grid h-7.5 min-w-7.5 place-items-center rounded-2 px-2 text-13 tabular-nums hover:bg-hover aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-accent touch:h-touch touch:min-w-touch';

export function NumberedPagination(props: NumberedPaginationProps) {
  const { page, pageCount, onPageChange, pageLabel = (number) => `Page ${number}`, ...frame } = props;
  return (
    <Frame {...frame}>
      <IconButton
        icon={ChevronLeft}
        label="Previous"
        kind="ghost"
        size="sm"
        disabled={page <= 1}
        onClick={() => onPageChange(page - 1)}
      />
      {pageNumbers(page, pageCount).map((entry) =>
        typeof entry === 'string' ? (
          <span key={entry} aria-hidden="true" className="px-1 text-muted max-sm:hidden">
            …
          </span>
        ) : (
          <button
            key={entry}
            type="button"
            aria-label={pageLabel(entry)}
            aria-current={entry === page ? 'page' : undefined}
            onClick={() => onPageChange(entry)}
            className={clsx(LINK_LOOK, entry !== page && 'max-sm:hidden')}
          >
            {entry}
          </button>
        ),
      )}
      <IconButton
        icon={ChevronRight}
        label="Next"
        kind="ghost"
        size="sm"
        disabled={page >= pageCount}
        onClick={() => onPageChange(page + 1)}
      />
    </Frame>
  );
}
