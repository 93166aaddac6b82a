import type { WebhookEvent } from '@propguard/rules/webhooks/webhook-events';
import type { OpenedScope } from '../../access/any-scope.ts';
import type { AppointmentTold, HappeningOf } from '../../happenings/happening.ts';
import { queueWebhooks } from './queue-webhooks.ts';

const EVENT_OF = {
  'lead-created': 'lead.created',
  'lead-changed': 'lead.changed',
  'lead-status-changed': 'lead.status_changed',
  'lead-assigned': 'lead.assigned',
  'lead-band-changed': 'lead.band_changed',
  'lead-merged': 'lead.merged',
  'appointment-booked': 'appointment.booked',
  'appointment-moved': 'appointment.moved',
  'appointment-cancelled': 'appointment.cancelled',
} as const satisfies Record<string, WebhookEvent>;

export type OutsideTold = HappeningOf<keyof typeof EVENT_OF>;

/** Ids and moments, no names: what is in a row is asked of the API, by whoever may read it. */
const appointmentData = ({
  id,
  leadId,
  agentId,
  propertyId,
  kind,
  startsAt,
  endsAt,
  zone,
}: AppointmentTold) => ({
  appointmentId: id,
  leadId,
  agentId,
  propertyId,
  kind,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  timeZone: zone,
});

const dataOf = (told: OutsideTold): Record<string, unknown> => {
  if ('appointment' in told)
    return {
      ...appointmentData(told.appointment),
      ...(told.kind === 'appointment-moved' && {
        from: { startsAt: told.from.startsAt.toISOString(), endsAt: told.from.endsAt.toISOString() },
      }),
    };
  const { kind: _kind, workspaceId: _workspace, ...data } = told;
  if (!('byAccountId' in data)) return data;
  const { byAccountId: _account, ...rest } = data;
  return rest;
};

/** Tells the workspace's endpoints what happened, in the words of webhooks. */
export const tellWebhooks = ({ services, tx }: OpenedScope, told: OutsideTold): Promise<void> =>
  queueWebhooks(
    {
      services,
      tx,
      workspaceId: 'appointment' in told ? told.appointment.workspaceId : told.workspaceId,
    },
    { event: EVENT_OF[told.kind], data: dataOf(told) },
  );
