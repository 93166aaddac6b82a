import type { ValuationReport } from '@propguard/protocol/valuation-report';
import { REPORT_ID_PATTERN } from '@propguard/rules/reports/report-id';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useParams } from 'react-router';
import { hasCode } from '../../lib/api-error.ts';
import { useNamedPage } from '../../lib/page-name.ts';
import { useAddressParams } from '../../lib/use-address-params.ts';
import { SCREENS } from '../../routes/route-table.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { ReportPaper } from './paper/report-paper.tsx';
import { reportQuery } from './queries.ts';
import { ReportBar } from './report-bar.tsx';
import { ReportSkeleton } from './report-skeleton.tsx';
import { SharesCard } from './shares-card.tsx';
import { text } from './text.ts';
import { VersionNote } from './version-note.tsx';

const words = text.page;

/** `/report/{reportId}`: one stored report; `?version=` shows an earlier one. */
export function ReportScreen() {
  const { reportId = '' } = useParams();
  return REPORT_ID_PATTERN.test(reportId) ? <KnownReport reportId={reportId} /> : <ReportNotFound />;
}

function KnownReport({ reportId }: { reportId: string }) {
  const { params } = useAddressParams();
  const asked = Number(params.get('version'));
  const version = Number.isSafeInteger(asked) && asked > 0 ? asked : undefined;
  const { data, error, refetch } = useQuery(reportQuery(reportId, version));
  useNamedPage(data ? `${data.report_id}, ${data.property_details.address}` : undefined);
  if (error && hasCode(error, 'NOT_FOUND')) return <ReportNotFound />;
  if (error && !data)
    return (
      <Page title={reportId}>
        <Card flush>
          <ReadFailure title={words.failed} onRetry={() => void refetch()} error={error} />
        </Card>
      </Page>
    );
  return (
    <div className="px-4 pt-3 pb-24 md:px-7 print:p-0">
      {data ? (
        <ShownReport report={data} />
      ) : (
        <>
          <h1>
            <VisuallyHidden>{words.loading}</VisuallyHidden>
          </h1>
          <ReportSkeleton label={words.loading} />
        </>
      )}
    </div>
  );
}

function ShownReport({ report }: { report: ValuationReport }) {
  usePrintWhenAsked();
  return (
    <>
      <ReportBar report={report} />
      <VersionNote report={report} />
      <ReportPaper report={report} />
      <SharesCard reportId={report.report_id} />
    </>
  );
}

/** `?print` comes from a button that says so; it is taken from the address first, so that a reload does not print. */
function usePrintWhenAsked(): void {
  const { params, change } = useAddressParams();
  const isAsked = params.has('print');
  // Once for each asking: a page that is drawn again before its address has changed would print again.
  const print = useEffectEvent(() => {
    change({ print: null }, { replace: true });
    window.print();
  });
  useEffect(() => {
    if (isAsked) print();
  }, [isAsked]);
}

/** CORE-VAL-09, CORE-VAL-10. */
function ReportNotFound() {
  return (
    <Page title={words.notFound}>
      <Card flush>
        <EmptyState
          title={words.notFoundAbout}
          action={<LinkButton to={SCREENS.search.path}>{words.backToSearch}</LinkButton>}
        />
      </Card>
    </Page>
  );
}
