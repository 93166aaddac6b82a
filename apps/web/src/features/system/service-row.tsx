import type { ServiceHealth } from '@propguard/protocol/system-health';
import type { ServiceName } from '../../lib/system-health.ts';
import { HealthBadge } from './health-badge.tsx';
import { healthDetail } from './health-detail.ts';
import { text } from './text.ts';

interface ServiceRowProps {
  name: ServiceName;
  health: ServiceHealth | null;
}

export function ServiceRow({ name, health }: ServiceRowProps) {
  const details = Object.entries(health?.details ?? {}).map(([key, value]) => healthDetail(key, value));
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-2 px-4 py-3.5 md:grid-cols-[220px_minmax(0,1fr)_auto] md:px-5">
      <div>
        <h2 className="text-14">{text.names[name].name}</h2>
        <p className="text-12 text-muted">{text.names[name].purpose}</p>
      </div>
      <div className="md:col-start-3">
        <HealthBadge health={health} />
      </div>
      {details.length > 0 ? (
        <dl className="col-span-2 flex flex-wrap gap-x-6 gap-y-1.5 text-13 md:col-span-1 md:col-start-2 md:row-start-1">
          {details.map(({ term, detail }) => (
            <div key={term} className="flex items-baseline gap-1.5">
              <dt className="text-12 text-muted">{term}</dt>
              <dd className="font-medium">{detail}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </li>
  );
}
