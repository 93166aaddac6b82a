import { AUDIT_ENTRIES_SHOWN } from '@propguard/rules/lending/audit-trail';
import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { AuditTable } from './audit-table.tsx';
import { auditQuery } from './queries.ts';
import { text } from './text.ts';

const words = text.compliance;

/** CORE-APRA-04: the last of the trail. */
export function LastActions() {
  const { data, isPending, error, refetch, isFetching } = useQuery(
    auditQuery(undefined, AUDIT_ENTRIES_SHOWN),
  );
  const trail = { items: data?.items, isPending, error, retry: () => void refetch(), isRetrying: isFetching };
  return (
    <Card
      flush
      title={words.trailTitle}
      subtitle={text.audit.lastTitle}
      actions={
        <LinkButton to="/audit?view=whole" size="sm" kind="ghost">
          {words.wholeTrail}
        </LinkButton>
      }
    >
      <AuditTable label={text.audit.lastTitle} trail={trail} />
    </Card>
  );
}
