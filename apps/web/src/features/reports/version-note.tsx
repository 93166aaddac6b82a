import type { ValuationReport } from '@propguard/protocol/valuation-report';
import { reportPath } from '../../routes/analyse.ts';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { text } from './text.ts';

/** An earlier version says so, above the paper. */
export function VersionNote({ report: { report_id, version, versions } }: { report: ValuationReport }) {
  const newest = versions[0]?.version ?? version;
  if (version === newest) return null;
  return (
    <Alert
      tone="caution"
      title={text.page.older(version, newest)}
      className="mx-auto mb-4 max-w-240 print-hidden"
    >
      <TextLink to={reportPath(report_id)}>{text.page.newest}</TextLink>
    </Alert>
  );
}
