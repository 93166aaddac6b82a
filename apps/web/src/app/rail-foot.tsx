import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { installationQuery } from '../lib/installation.ts';
import { SampleBadge } from '../parts/provenance/sample-badge.tsx';
import { SCREENS } from '../routes/route-table.ts';
import { TextLink } from '../ui/controls/text-link.tsx';
import { sampleSummary } from './sample-summary.ts';
import { text } from './text.ts';

const LEGAL = [SCREENS.privacy, SCREENS.terms];

export function RailFoot({ onNavigate }: { onNavigate?: (() => void) | undefined }) {
  return (
    <div className="mt-auto grid gap-3 pt-6">
      <SampleNote onNavigate={onNavigate} />
      <ul aria-label={text.legalLinks} className="flex gap-4 px-2.5 text-12 text-muted">
        {LEGAL.map(({ path, title }) => (
          <li key={path}>
            <Link
              to={path}
              onClick={onNavigate}
              className="touch-area rounded-1 hover:text-ink hover:underline"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Says that made-up data are in sight; absent where there are none. */
function SampleNote({ onNavigate }: { onNavigate?: (() => void) | undefined }) {
  const { data } = useQuery(installationQuery());
  const summary = sampleSummary(data?.sources ?? []);
  if (summary === null) return null;
  return (
    <div className="grid justify-items-start gap-1.5 border-t border-line px-2.5 pt-3.5 text-12 text-muted">
      <SampleBadge />
      <p>{text.sampleNote(summary)}</p>
      <TextLink to={SCREENS.dataSources.path} onClick={onNavigate} className="touch-area">
        {text.sampleLink}
      </TextLink>
    </div>
  );
}
