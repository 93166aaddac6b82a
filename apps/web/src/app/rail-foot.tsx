import { useQuery } from '@tanstack/react-query';
import { installationQuery } from '../lib/installation.ts';
import { useSession } from '../lib/session.ts';
import { SampleBadge } from '../parts/provenance/sample-badge.tsx';
import { SCREENS } from '../routes/route-table.ts';
import { TextLink } from '../ui/controls/text-link.tsx';
import { text } from './text.ts';

/** Says in one line that made-up data are in sight, and leads to real ones; absent where there are none. */
export function RailFoot({ onNavigate }: { onNavigate?: (() => void) | undefined }) {
  const { data } = useQuery(installationQuery());
  const { meets } = useSession();
  if (!data?.sources.some(({ sample }) => sample)) return null;
  // Who may not import reads there what is made up, and whom to ask.
  const { path } = meets(SCREENS.dataImports.needs) ? SCREENS.dataImports : SCREENS.dataSources;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 border-t border-line px-2.5 pt-3 text-12">
      <SampleBadge />
      <TextLink to={path} onClick={onNavigate} className="touch-area">
        {text.bringData}
      </TextLink>
    </div>
  );
}
