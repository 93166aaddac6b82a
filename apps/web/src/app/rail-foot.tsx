import { useQuery } from '@tanstack/react-query';
import { installationQuery } from '../lib/installation.ts';
import { SampleBadge } from '../parts/provenance/sample-badge.tsx';
import { SCREENS } from '../routes/route-table.ts';
import { TextLink } from '../ui/controls/text-link.tsx';
import { text } from './text.ts';

/** Says in one line that made-up data are in sight, and leads to real ones; absent where there are none. */
export function RailFoot({ onNavigate }: { onNavigate?: (() => void) | undefined }) {
  const { data } = useQuery(installationQuery());
  if (!data?.sources.some(({ sample }) => sample)) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 border-t border-line px-2.5 pt-3 text-12">
      <SampleBadge />
      <TextLink to={SCREENS.bringData.path} onClick={onNavigate} className="touch-area">
        {text.bringData}
      </TextLink>
    </div>
  );
}
