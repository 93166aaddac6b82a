import type { AuditEntry } from '@propguard/protocol/audit';
import { errorText, requestIdOf } from '../../lib/error-text.ts';
import type { pagedView } from '../../lib/paged-view.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { AUDIT_COLUMNS } from './audit-columns.tsx';
import { text } from './text.ts';

const words = text.audit;

interface AuditTableProps {
  label: string;
  trail: Pick<
    ReturnType<typeof pagedView<AuditEntry>>,
    'items' | 'isPending' | 'error' | 'retry' | 'isRetrying'
  >;
  steps?: ReturnType<typeof pagedView<AuditEntry>>['steps'];
}

export function AuditTable({ label, trail, steps = {} }: AuditTableProps) {
  const requestId = requestIdOf(trail.error);
  const isPaged = Object.keys(steps).length > 0;
  return (
    <DataTable
      label={label}
      columns={AUDIT_COLUMNS}
      rows={trail.items ?? []}
      rowId={({ id }) => id}
      sortedBy="server"
      density="worked"
      phoneLayout="cards"
      loading={trail.isPending}
      loadingLabel={words.loading}
      error={
        trail.error && !trail.items ? (
          <ErrorState
            variant="full"
            title={words.failed}
            onRetry={trail.retry}
            retrying={trail.isRetrying}
            reference={requestId ? text.reference(requestId) : undefined}
          >
            {errorText(trail.error)}
          </ErrorState>
        ) : undefined
      }
      empty={
        <EmptyState
          title={words.emptyTitle}
          action={<LinkButton to="/lending">{words.toLending}</LinkButton>}
        >
          {words.empty}
        </EmptyState>
      }
      {...(isPaged ? { paging: { kind: 'cursor' as const, ...steps } } : {})}
    />
  );
}
