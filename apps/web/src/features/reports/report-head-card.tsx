import type { ReportDraft } from '@propguard/protocol/reports';
import { percent } from '@propguard/rules/formats/percent';
import { NOT_RATED } from '@propguard/rules/hazards/risk-levels';
import { REPORT_FORMATS, type ReportFormat } from '@propguard/rules/reports/report-formats';
import { statedConfidence } from '@propguard/rules/valuation/confidence';
import { Download, FileText, Printer } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { audText } from '../../lib/aud-text.ts';
import { SampleBadge } from '../../parts/provenance/sample-badge.tsx';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { reportPath } from '../../routes/analyse.ts';
import { Button } from '../../ui/controls/button.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { SegmentedControl } from '../../ui/controls/segmented-control.tsx';
import { KeyFigure, KeyFigures } from '../../ui/figures/key-figures.tsx';
import { Card } from '../../ui/layout/card.tsx';
import type { Reported } from './queries.ts';
import { ShareDialog } from './share-dialog.tsx';
import { shownValue } from './shown-value.ts';
import { text } from './text.ts';
import { useDownload } from './use-download.ts';
import { useStoredReport } from './use-stored-report.ts';

const FORMATS = REPORT_FORMATS.map((value) => ({ value, label: text.formats[value] }));

interface ReportHeadCardProps {
  reported: Reported;
  draft: ReportDraft;
}

/** CORE-REP-01, CORE-REP-04: the report's head, and what can be done with it. */
export function ReportHeadCard({ reported, draft }: ReportHeadCardProps) {
  const { dateTime } = useInstantText();
  const { stored, making } = useStoredReport(reported);
  const [format, setFormat] = useState<ReportFormat>('pdf');
  const navigate = useNavigate();
  const download = useDownload();
  const withReport = async (use: (report: { reportId: string; version: number }) => void) => {
    const report = await making.mutateAsync().catch(() => null);
    if (report) use(report);
  };
  const isBusy = making.isPending || download.isPending;
  return (
    <Card
      title={text.title}
      subtitle={
        stored
          ? text.tab.made(stored.reportId, stored.latest.version, dateTime(stored.latest.generatedAt))
          : text.tab.notMade
      }
      actions={draft.sample ? <SampleBadge /> : undefined}
      flush
    >
      <div className="flex flex-wrap items-center gap-2 px-4 pb-4 md:px-5">
        <SegmentedControl
          label={text.format}
          options={FORMATS}
          value={format}
          onValueChange={setFormat}
          size="md"
        />
        <Button
          kind="primary"
          icon={Download}
          busy={making.isPending || download.isPending}
          busyLabel={text.generating}
          onClick={() => void withReport((report) => download.mutate({ ...report, format }))}
        >
          {text.download}
        </Button>
        <ShareDialog
          version={() => making.mutateAsync().catch(() => null)}
          shows={shownValue(draft.valuation.valueAud, draft.scenario?.name ?? null)}
        />
        <Button
          icon={Printer}
          disabled={isBusy}
          onClick={() => void withReport(({ reportId }) => void navigate(`${reportPath(reportId)}?print`))}
        >
          {text.print}
        </Button>
        {stored ? (
          <LinkButton icon={FileText} to={reportPath(stored.reportId)}>
            {text.open}
          </LinkButton>
        ) : null}
      </div>
      {draft.scenario ? (
        <p className="px-4 pb-4 text-13 font-medium md:px-5">{text.scenario(draft.scenario.name)}</p>
      ) : null}
      <DraftFigures draft={draft} />
    </Card>
  );
}

const bandText = (band: ReportDraft['indicativeBand']): string =>
  band ? `${audText(band.lowAud)} – ${audText(band.highAud)}` : '–';

function DraftFigures({ draft }: { draft: ReportDraft }) {
  const { valueAud, range80 } = draft.valuation;
  const confidence = statedConfidence(draft.valuation);
  const words = text.paper;
  return (
    <KeyFigures label={text.title} bare>
      <KeyFigure
        label={words.valuation}
        value={valueAud === null ? words.noValue : audText(valueAud)}
        note={`${words.range80} ${bandText(range80)}`}
      />
      <KeyFigure label={words.confidence} value={confidence === null ? '–' : percent(confidence)} />
      <KeyFigure
        label={words.risk}
        value={draft.riskLevel ?? '–'}
        {...(draft.riskLevel ? {} : { note: NOT_RATED })}
      />
    </KeyFigures>
  );
}
