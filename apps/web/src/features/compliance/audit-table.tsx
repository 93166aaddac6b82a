import type { AuditEntry } from '@propguard/protocol/audit';
import type { ComponentProps } from 'react';
import { SCREENS } from '../../routes/route-table.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PagedRows } from '../../ui/table/paged-table.tsx';
import { AUDIT_COLUMNS } from './audit-columns.tsx';
import { text } from './text.ts';

const words = text.audit;

interface AuditTableProps {
  label: string;
  trail: ComponentProps<typeof PagedRows<AuditEntry>>['page'];
}

export function AuditTable({ label, trail }: AuditTableProps) {
  return (
    <PagedRows
      label={label}
      texts={words}
      columns={AUDIT_COLUMNS}
      page={trail}
      empty={
        <EmptyState
          title={words.emptyTitle}
          action={<LinkButton to={SCREENS.lending.path}>{words.toLending}</LinkButton>}
        >
          {words.empty}
        </EmptyState>
      }
    />
  );
}
