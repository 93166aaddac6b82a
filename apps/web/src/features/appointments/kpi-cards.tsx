import type { AppointmentFigures } from '@propguard/protocol/appointment-figures';
import { PATHS } from '@propguard/rules/routes/paths';
import { useQuery } from '@tanstack/react-query';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { KeyFigure, KeyFigures, KeyFiguresSkeleton } from '../../ui/figures/key-figures.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { dayOf } from './calendar-days.ts';
import { daysSince, durationText } from './event-look.ts';
import { completionScale, durationScale, satisfactionScale } from './kpi-scales.ts';
import { figuresQuery } from './queries.ts';
import { text } from './text.ts';

const NONE = '–';
const minutesText = (minutes: number | null): string => (minutes === null ? NONE : durationText(minutes));
const percentText = ({ numerator, denominator }: AppointmentFigures['completionRate']): string =>
  denominator === 0 ? NONE : `${((numerator / denominator) * 100).toFixed(1)}%`;

const shareText = (rate: AppointmentFigures['completionRate']): string | null =>
  rate.denominator === 0 ? null : percentText(rate);

/** OPS-APPT-01 to -04, LEADS-ENT-29. A rate stands with what it was counted from. */
export function KpiCards({ now, zone }: { now: Date; zone: string }) {
  const { data, error, refetch, isFetching } = useQuery(figuresQuery());
  if (!data)
    return error ? (
      <Card flush>
        <ReadFailure
          title={text.figuresFailed}
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </Card>
    ) : (
      <KeyFiguresSkeleton label={text.figures} count={5} />
    );
  const connected = (['google', 'outlook', 'apple'] as const).filter((one) => data.calendarIntegration[one]);
  return (
    <>
      <KeyFigures label={text.figures}>
        <KeyFigure
          label={text.kpi.today}
          value={data.todayAppointments}
          unit={text.kpi.upcoming(data.upcomingAppointments)}
          note={text.kpi.todayNote(data.todayLive, data.todayToCome)}
        />
        <KeyFigure
          label={text.kpi.completion}
          value={percentText(data.completionRate)}
          scale={completionScale(data.completionRate)}
          note={text.kpi.counted(data.completionRate.numerator, data.completionRate.denominator)}
        />
        <KeyFigure
          label={text.kpi.satisfaction}
          value={data.clientSatisfaction.average === null ? NONE : data.clientSatisfaction.average.toFixed(1)}
          unit={text.kpi.ofFive}
          scale={satisfactionScale(data.clientSatisfaction)}
          note={text.kpi.rated(data.clientSatisfaction.count)}
        />
        <KeyFigure
          label={text.kpi.duration}
          value={minutesText(data.averageDuration.minutes ?? data.averageDuration.plannedMinutes)}
          unit={
            data.averageDuration.plannedMinutes === null
              ? undefined
              : text.kpi.planned(minutesText(data.averageDuration.plannedMinutes))
          }
          note={data.averageDuration.plannedMinutes === null ? text.kpi.noneYet : undefined}
          scale={durationScale(data.averageDuration)}
        />
        <KeyFigure
          label={text.kpi.overdue}
          value={
            <span className={data.overdueAppointments > 0 ? 'text-danger' : undefined}>
              {data.overdueAppointments}
            </span>
          }
          note={
            data.oldestOverdueAt === null ? (
              text.kpi.none
            ) : (
              <>
                {text.kpi.oldest(daysSince(data.oldestOverdueAt, now))}
                {' · '}
                <TextLink to={`${PATHS.appointments}?view=list&day=${dayOf(zone, data.oldestOverdueAt)}`}>
                  {text.kpi.seeOverdue}
                </TextLink>
              </>
            )
          }
        />
      </KeyFigures>
      <p className="mt-2 text-12 text-muted tabular-nums">
        {text.kpi.more({
          completed: data.completedAppointments,
          total: data.totalAppointments,
          moved: shareText(data.rescheduleRate),
          cancelled: shareText(data.cancellationRate),
          online: shareText(data.virtualTourUsage),
          answered:
            data.avgResponseTime.minutes === null
              ? null
              : durationText(Math.round(data.avgResponseTime.minutes)),
        })}{' '}
        {connected.length === 0
          ? text.kpi.noCalendar
          : text.kpi.calendars(connected.map((one) => text.kpi.calendarNames[one]).join(', '))}
      </p>
    </>
  );
}
