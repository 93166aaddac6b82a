import { useQuery } from '@tanstack/react-query';
import { User } from 'lucide-react';
import { api } from '../lib/api.ts';
import { useSession } from '../lib/session.ts';
import { useDebounced } from '../lib/use-debounced.ts';
import { leadPath } from '../routes/work.ts';
import { PaletteGroup, PaletteLine } from './palette-line.tsx';
import { paletteText } from './palette-text.ts';

const SETTLE_MS = 150;
const SHORTEST_QUERY = 2;
const LEADS_SHOWN = 5;

interface PaletteLeadsProps {
  query: string;
  onGo: (path: string) => void;
}

/** People whom the workspace deals with, by name, address or phone; whoever has a workspace. */
export function PaletteLeads({ query, onGo }: PaletteLeadsProps) {
  const { meets } = useSession();
  const settled = useDebounced(query.trim(), SETTLE_MS);
  const isAsked = meets('viewer') && settled.length >= SHORTEST_QUERY;
  const { data } = useQuery(
    api.leads.list.queryOptions({ input: { query: settled, limit: LEADS_SHOWN }, enabled: isAsked }),
  );
  if (!isAsked || query.trim().length < SHORTEST_QUERY || !data || data.items.length === 0) return null;
  return (
    <PaletteGroup heading={paletteText.leads}>
      {data.items.map(({ id, name, email, phone }) => (
        <PaletteLine
          key={id}
          id={`lead ${id}`}
          icon={User}
          aside={name === null ? undefined : (email ?? phone ?? undefined)}
          onSelect={() => onGo(leadPath(id))}
        >
          {name ?? email ?? phone ?? paletteText.unnamedLead}
        </PaletteLine>
      ))}
    </PaletteGroup>
  );
}
