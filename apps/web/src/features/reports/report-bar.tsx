import type { ValuationReport } from '@propguard/protocol/valuation-report';
import { useMutation } from '@tanstack/react-query';
import { ChevronLeft, Printer, RefreshCw } from 'lucide-react';
import { useNavigate } from 'react-router';
import { api } from '../../lib/api.ts';
import { audText } from '../../lib/aud-text.ts';
import { errorText } from '../../lib/error-text.ts';
import { SampleBadge } from '../../parts/provenance/sample-badge.tsx';
import { propertyPath, reportPath } from '../../routes/analyse.ts';
import { SCREENS } from '../../routes/route-table.ts';
import { Button } from '../../ui/controls/button.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { NativeSelect } from '../../ui/controls/native-select.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { DownloadMenu } from './download-menu.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { shownValue } from './shown-value.ts';
import { text } from './text.ts';
import { useDownload } from './use-download.ts';

const words = text.page;

/** CORE-VAL-01, CORE-VAL-02: what can be done with the report, above the paper. */
export function ReportBar({ report }: { report: ValuationReport }) {
  const { report_id: reportId, version, sample, record } = report;
  const download = useDownload();
  return (
    <div className="mx-auto mb-4 flex max-w-240 flex-wrap items-center gap-x-3 gap-y-2 print-hidden">
      <LinkButton
        kind="ghost"
        icon={ChevronLeft}
        to={
          record.subject.propertyId === null ? SCREENS.search.path : propertyPath(record.subject.propertyId)
        }
      >
        {record.subject.propertyId === null ? words.backToSearch : words.backToProperty}
      </LinkButton>
      <span className="text-13 text-muted tabular-nums">{reportId}</span>
      {report.versions.length > 1 ? <VersionChoice report={report} /> : null}
      {sample ? <SampleBadge /> : null}
      <div className="flex flex-wrap gap-2 md:ml-auto">
        <MakeAgain reportId={reportId} />
        <Button icon={Printer} onClick={() => window.print()}>
          {text.print}
        </Button>
        <ShareDialog
          version={async () => ({ reportId, version })}
          shows={shownValue(record.valuation.valueAud, record.scenario?.name ?? null)}
        />
        <DownloadMenu
          busy={download.isPending}
          onDownload={(format) => download.mutate({ reportId, version, format })}
        />
      </div>
    </div>
  );
}

function VersionChoice({ report: { report_id, version, versions } }: { report: ValuationReport }) {
  const navigate = useNavigate();
  return (
    <NativeSelect
      label={words.version}
      value={String(version)}
      onValueChange={(chosen) => void navigate(reportPath(report_id, Number(chosen)))}
      options={versions.map((one) => ({
        value: String(one.version),
        label: words.versionOf(
          one.version,
          one.valueAud === null ? text.paper.noValue : audText(one.valueAud),
        ),
      }))}
    />
  );
}

/** After something has changed: a further version; this one stays. */
function MakeAgain({ reportId }: { reportId: string }) {
  const navigate = useNavigate();
  const again = useMutation({
    ...api.reports.makeAgain.mutationOptions(),
    onSuccess: ({ version }) => {
      notify.success({ title: words.madeAgain(version) });
      void navigate(reportPath(reportId, version));
    },
    onError: (error) => notify.error({ title: text.tab.makeFailed, description: errorText(error) }),
  });
  return (
    <Button
      icon={RefreshCw}
      busy={again.isPending}
      busyLabel={words.makingAgain}
      onClick={() => again.mutate({ reportId })}
    >
      {words.again}
    </Button>
  );
}
