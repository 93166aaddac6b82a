import type { AuditEntry } from '@propguard/protocol/audit';
import type { ComponentProps } from 'react';
import { SCREENS } from '../../app/paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
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
