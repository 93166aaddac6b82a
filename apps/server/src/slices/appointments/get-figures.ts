import type { AppointmentFigures } from '@propguard/protocol/appointments';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { findTimeZone } from '../../access/workspace-time-zone.ts';
import { countFigures } from './figures-store.ts';

export const getFigures = async ({
  tx,
  workspaceId,
}: Pick<WorkspaceScope, 'tx' | 'workspaceId'>): Promise<AppointmentFigures> => {
  const row = await countFigures(tx, await findTimeZone(tx, workspaceId));
  return {
    totalAppointments: row.total,
    todayAppointments: row.today,
    todayLive: row.live,
    todayToCome: row.toCome,
    thisWeekAppointments: row.week,
    upcomingAppointments: row.upcoming,
    overdueAppointments: row.overdue,
    oldestOverdueAt: row.oldestOverdueAt === null ? null : new Date(row.oldestOverdueAt).toISOString(),
    completionRate: { numerator: row.held, denominator: row.over },
    rescheduleRate: { numerator: row.moved, denominator: row.booked },
    averageDuration: {
      minutes: row.tookMinutes,
      plannedMinutes: row.plannedMinutes,
      count: row.tookCount,
    },
    clientSatisfaction: { average: row.satisfaction, count: row.satisfactionCount },
  };
};
