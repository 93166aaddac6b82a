import type { SharedReport } from '@propguard/protocol/reports';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useParams } from 'react-router';
import { isApiError } from '../../lib/api-error.ts';
import { useNamedPage } from '../../lib/page-name.ts';
import { mayPass } from '../../lib/retry-policy.ts';
import { SampleBadge } from '../../parts/provenance/sample-badge.tsx';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { DownloadMenu } from './download-menu.tsx';
import { ReportPaper } from './paper/report-paper.tsx';
import { sharedQuery } from './queries.ts';
import { ReportSkeleton } from './report-skeleton.tsx';
import { text } from './text.ts';
import { useSharedDownload } from './use-download.ts';

const words = text.shared;

/** `/shared/report/{token}`: the one report of a public link, to whoever has it. */
export function SharedReportScreen() {
  const { token = '' } = useParams();
  const { data, error, refetch } = useQuery(sharedQuery(token));
  useNamedPage(data?.report.report_id);
  if (data) return <OpenReport shared={data} token={token} />;
  if (error)
    return (
      <Page title={words.title}>
        <Card flush>
          {isApiError(error) && !mayPass(error) ? (
            <EmptyState title={words.gone}>{words.goneAbout}</EmptyState>
          ) : (
            <ReadFailure title={text.page.failed} onRetry={() => void refetch()} error={error} />
          )}
        </Card>
      </Page>
    );
  return (
    <div className="px-4 pt-3 pb-24 md:px-7">
      <h1>
        <VisuallyHidden>{words.loading}</VisuallyHidden>
      </h1>
      <ReportSkeleton label={words.loading} />
    </div>
  );
}

function OpenReport({ shared, token }: { shared: SharedReport; token: string }) {
  const { report, expiresAt } = shared;
  const download = useSharedDownload(token);
  const { date } = useInstantText();
  return (
    <div className="px-4 pt-3 pb-24 md:px-7 print:p-0">
      <div className="mx-auto mb-4 flex max-w-240 flex-wrap items-center gap-x-3 gap-y-2 print-hidden">
        <span className="text-13 text-muted">{words.until(date(expiresAt))}</span>
        {report.sample ? <SampleBadge /> : null}
        <div className="flex flex-wrap gap-2 md:ml-auto">
          <Button icon={Printer} onClick={() => window.print()}>
            {text.print}
          </Button>
          <DownloadMenu
            busy={download.isPending}
            onDownload={(format) =>
              download.mutate({ reportId: report.report_id, version: report.version, format })
            }
          />
        </div>
      </div>
      <ReportPaper report={report} />
    </div>
  );
}
