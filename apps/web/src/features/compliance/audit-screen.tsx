import { AUDIT_ENTRIES_SHOWN } from '@propguard/rules/lending/audit-trail';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useSession } from '../../lib/session.ts';
import { useListPage } from '../../lib/use-list-page.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { SegmentedControl } from '../../ui/controls/segmented-control.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { AuditTable } from './audit-table.tsx';
import { auditQuery, verificationQuery } from './queries.ts';
import { text } from './text.ts';
import { TrailBadge } from './trail-badge.tsx';

const words = text.audit;
const VIEWS = [
  { value: 'last', label: words.last },
  { value: 'whole', label: words.whole },
] as const;

/** CORE-APRA-04: the last 5; `?view=whole` is all of it, page by page. */
export function AuditScreen() {
  const { meets } = useSession();
  const { filters, setFilters, cursor, viewOf } = useListPage({
    filters: { view: ['last', 'whole'] },
    filtersAreSteps: true,
  });
  const isWhole = filters.view === 'whole';
  const result = useQuery(
    auditQuery(isWhole ? cursor : undefined, isWhole ? undefined : AUDIT_ENTRIES_SHOWN),
  );
  const { data: verification } = useQuery(verificationQuery());
  const trail = viewOf(result);
  const title = isWhole ? words.wholeTitle : words.lastTitle;
  return (
    <Page
      title={words.title}
      description={words.description}
      badge={<TrailBadge />}
      actions={meets('admin') ? <ExportLinks /> : undefined}
    >
      <Card
        flush
        title={title}
        className={trail.isOutdated ? 'opacity-60' : ''}
        actions={
          <SegmentedControl
            label={words.view}
            options={VIEWS}
            value={filters.view}
            onValueChange={(view) => setFilters({ view })}
          />
        }
        foot={
          verification?.head ? (
            <span className="break-all">
              {words.head}: {verification.head.hash}
            </span>
          ) : undefined
        }
      >
        <AuditTable label={title} trail={isWhole ? trail : { ...trail, steps: {} }} />
      </Card>
    </Page>
  );
}

function ExportLinks() {
  return (
    <>
      <LinkButton to="/api/audit/export?format=csv" reloadDocument download icon={Download}>
        {words.exportCsv}
      </LinkButton>
      <LinkButton to="/api/audit/export?format=jsonl" reloadDocument download icon={Download}>
        {words.exportJson}
      </LinkButton>
    </>
  );
}
