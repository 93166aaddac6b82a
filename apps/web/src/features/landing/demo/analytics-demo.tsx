import { SampleBadge } from '../../../parts/provenance/sample-badge.tsx';
import { Meter } from '../../../ui/feedback/meter.tsx';
import { analyticsExample } from './content.ts';
import { text } from './text.ts';

export function AnalyticsDemo() {
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="text-14">{analyticsExample.title}</h3>
        <SampleBadge className="ml-auto" />
      </div>
      <ul className="mt-4 text-13">
        {analyticsExample.rows.map(({ label, share }) => (
          <li key={label} className="grid h-9 grid-cols-[80px_minmax(0,1fr)_40px] items-center gap-3">
            {label}
            <Meter share={share} />
            <span className="text-right font-semibold tabular-nums">{`${Math.round(share * 100)}%`}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-12 text-muted">{text.illustrativeFigures}</p>
    </>
  );
}
