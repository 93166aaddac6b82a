import type { AppointmentFigures } from '@propguard/protocol/appointment-figures';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { findTimeZone } from '../../access/workspace-time-zone.ts';
import { sumFigure } from '../figures/sum-figure.ts';
import { countFigures } from './figures-store.ts';

const averageOf = ({ numerator, denominator }: { numerator: number; denominator: number }): number | null =>
  denominator === 0 ? null : numerator / denominator;

/** OPS-ENT-05. Rates and averages are figures that can be counted again (packages/rules/src/metrics). */
export const getFigures = async (
  scope: Pick<WorkspaceScope, 'tx' | 'workspaceId'>,
): Promise<AppointmentFigures> => {
  const { tx, workspaceId } = scope;
  const row = await countFigures(tx, await findTimeZone(tx, workspaceId));
  const took = await sumFigure(scope, 'appointment-duration');
  const rated = await sumFigure(scope, 'client-satisfaction');
  const answered = await sumFigure(scope, 'appointment-answer-time');
  const cancelled = await sumFigure(scope, 'appointment-cancellation');
  return {
    totalAppointments: row.total,
    todayAppointments: row.today,
    todayLive: row.live,
    todayToCome: row.toCome,
    thisWeekAppointments: row.week,
    upcomingAppointments: row.upcoming,
    overdueAppointments: row.overdue,
    oldestOverdueAt: row.oldestOverdueAt === null ? null : new Date(row.oldestOverdueAt).toISOString(),
    completionRate: await sumFigure(scope, 'appointment-completion'),
    rescheduleRate: await sumFigure(scope, 'appointment-rescheduling'),
    averageDuration: {
      minutes: averageOf(took),
      plannedMinutes: row.plannedMinutes,
      count: took.denominator,
    },
    completedAppointments: row.completed,
    cancellationRate: cancelled,
    virtualTourUsage: { numerator: row.virtual, denominator: row.kept },
    avgResponseTime: { minutes: averageOf(answered), count: answered.denominator },
    calendarIntegration: { google: row.google, outlook: row.outlook, apple: row.apple },
    clientSatisfaction: { average: averageOf(rated), count: rated.denominator },
  };
};
