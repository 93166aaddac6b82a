import type { AppointmentDetail } from '@propguard/protocol/appointment-detail';
import { clockText, dayOf, shortDayText } from './calendar-days.ts';
import { Section } from './pane-section.tsx';
import { text } from './text.ts';

export function PaneHistory({ history, zone }: { history: AppointmentDetail['history']; zone: string }) {
  return (
    <Section title={text.detail.history}>
      <ul className="grid gap-1.5 text-13">
        {history.map((change) => (
          <li key={change.id}>
            <span className="flex justify-between gap-3">
              {text.changeBy(change.kind, change.by)}
              <span className="text-muted tabular-nums">
                {shortDayText(dayOf(zone, change.at))}, {clockText(zone, change.at)}
              </span>
            </span>
            {change.kind === 'moved' && change.from && change.to ? (
              <span className="block text-12 text-muted">
                {shortDayText(dayOf(zone, change.from))}, {clockText(zone, change.from)} →{' '}
                {shortDayText(dayOf(zone, change.to))}, {clockText(zone, change.to)}
              </span>
            ) : null}
            {change.reason ? <span className="block text-12 text-muted">{change.reason}</span> : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}
