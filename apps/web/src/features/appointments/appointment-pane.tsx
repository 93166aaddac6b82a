import type { AppointmentDetail } from '@propguard/protocol/appointment-detail';
import { lacksLink } from '@propguard/rules/appointments/appointment-kinds';
import { isOpen } from '@propguard/rules/appointments/appointment-status';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock, Check, Pencil, Phone, Play, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { apiClient } from '../../lib/api.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Loading, SkeletonLine } from '../../ui/feedback/skeleton.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { SidePane } from '../../ui/overlays/side-pane.tsx';
import { JoinLink, StatusBadge } from './appointment-table.tsx';
import { clockText, dayOf, longDayText, shortDayText } from './calendar-days.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import { detailsText } from './details-text.ts';
import { EditDialog } from './edit-dialog.tsx';
import { durationText } from './event-look.ts';
import { GoneFrom } from './gone-from.tsx';
import { OutcomeChips } from './outcome-chips.tsx';
import { PaneDay } from './pane-day.tsx';
import { PaneHistory } from './pane-history.tsx';
import { PaneLink } from './pane-link.tsx';
import { PaneMap } from './pane-map.tsx';
import { Notes } from './pane-notes.tsx';
import { PanePeople } from './pane-people.tsx';
import { Preparation } from './pane-preparation.tsx';
import { PaneProperty } from './pane-property.tsx';
import { PaneReassign } from './pane-reassign.tsx';
import { Section } from './pane-section.tsx';
import { Travel } from './pane-travel.tsx';
import { detailQuery } from './queries.ts';
import { queryFailedFor } from './query-failed.ts';
import { RescheduleDialog } from './reschedule-dialog.tsx';
import { text } from './text.ts';
import { useAppointmentAction } from './use-appointment-action.ts';

interface PaneProps {
  id: string;
  zone: string;
  now: Date;
  mayChange: boolean;
  onClose: () => void;
  onOpen: (id: string) => void;
}

export function AppointmentPane({ id, onClose, ...rest }: PaneProps) {
  const { data, error, refetch, isFetching } = useQuery(detailQuery(id));
  if (!data) {
    return (
      <SidePane
        title={text.detail.label}
        label={text.detail.label}
        onClose={onClose}
        closeLabel={text.detail.close}
      >
        {error ? (
          <ReadFailure
            title={queryFailedFor(error)}
            error={error}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <Loading label={text.loading}>
            <SkeletonLine width="60%" />
          </Loading>
        )}
      </SidePane>
    );
  }
  return <Detail appointment={data} onClose={onClose} {...rest} />;
}

const AT_HOME: readonly AppointmentDetail['locationType'][] = ['physical', 'hybrid', 'self-guided'];

type Dialogs = 'contact' | 'reschedule' | 'cancel' | 'edit' | null;

function Detail({
  appointment,
  zone,
  now,
  mayChange,
  onClose,
  onOpen,
}: Omit<PaneProps, 'id'> & { appointment: AppointmentDetail }) {
  const [dialog, setDialog] = useState<Dialogs>(null);
  const day = dayOf(zone, appointment.startTime);
  const range = `${clockText(zone, appointment.startTime)} – ${clockText(zone, appointment.endTime)}`;
  const canMove = mayChange && isOpen(appointment.status);
  const canEnd = mayChange && (canMove || appointment.status === 'in-progress');
  const confirm = useAppointmentAction(apiClient.appointments.confirm);
  const start = useAppointmentAction(apiClient.appointments.start);
  const share = async () => {
    const words = detailsText(appointment, zone);
    try {
      if (navigator.share) await navigator.share({ title: appointment.title, text: words });
      else {
        await navigator.clipboard.writeText(words);
        notify.copied({ title: text.detail.shared });
      }
    } catch (error) {
      // Whoever closes the sheet of the device has changed their mind.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        notify.error({ title: text.detail.notShared });
    }
  };
  return (
    <SidePane
      title={appointment.title}
      label={appointment.title}
      onClose={onClose}
      closeLabel={text.detail.close}
      badge={
        <span className="flex flex-wrap gap-1.5">
          <Badge tone="outline">{text.kinds[appointment.type]}</Badge>
          <StatusBadge appointment={appointment} now={now} />
          <Badge tone="outline">{text.locations[appointment.locationType]}</Badge>
        </span>
      }
      footer={
        <div className="grid w-full grid-cols-2 gap-2">
          <JoinLink appointment={appointment} label={text.detail.joinMeeting} kind="primary" />
          {appointment.participants.client ? (
            <Button icon={Phone} onClick={() => setDialog('contact')}>
              {text.detail.contact}
            </Button>
          ) : null}
          {canMove ? (
            <Button icon={CalendarClock} onClick={() => setDialog('reschedule')}>
              {text.detail.reschedule}
            </Button>
          ) : null}
          <Button icon={Share2} onClick={() => void share()}>
            {text.detail.share}
          </Button>
        </div>
      }
    >
      <div className="-mx-5 -my-4 divide-y divide-line *:px-5 *:py-3.5 max-lg:mx-0 max-lg:*:px-0">
        <div>
          <p className="text-20 font-semibold tracking-figure tabular-nums">{range}</p>
          <p className="text-13 text-muted">
            {longDayText(day)}, {durationText(appointment.duration)}, {zone}
          </p>
          <p className="text-12 text-muted tabular-nums">{text.detail.code(appointment.code)}</p>
          <PaneDay appointment={appointment} zone={zone} now={now} />
          {appointment.agent === null && canMove ? <PaneReassign appointment={appointment} /> : null}
          {appointment.goneFrom && canMove ? (
            <GoneFrom
              id={appointment.id}
              calendar={appointment.goneFrom}
              onCancel={() => setDialog('cancel')}
            />
          ) : null}
          {canEnd ? (
            <div className="mt-3 flex flex-wrap gap-2">
              {canMove && appointment.status !== 'confirmed' ? (
                <Button
                  size="sm"
                  icon={Check}
                  busy={confirm.isPending}
                  onClick={() => confirm.mutate({ id: appointment.id })}
                >
                  {text.detail.confirm}
                </Button>
              ) : null}
              {canMove ? (
                <Button
                  size="sm"
                  icon={Play}
                  busy={start.isPending}
                  onClick={() => start.mutate({ id: appointment.id })}
                >
                  {text.detail.start}
                </Button>
              ) : null}
              <Button size="sm" kind="ghost" icon={Trash2} onClick={() => setDialog('cancel')}>
                {text.detail.cancel}
              </Button>
            </div>
          ) : null}
        </div>
        <Section
          title={text.detail.location}
          aside={
            canMove ? (
              <Button
                kind="ghost"
                size="sm"
                icon={Pencil}
                className="-my-1"
                onClick={() => setDialog('edit')}
              >
                {text.detail.edit}
              </Button>
            ) : null
          }
        >
          <p className="text-13">
            {appointment.address ?? appointment.property?.address ?? text.locations[appointment.locationType]}
          </p>
          {appointment.meetingLink ? (
            <p className="text-13">
              <a
                href={appointment.meetingLink}
                target="_blank"
                rel="noreferrer"
                className="break-all text-accent underline"
              >
                {appointment.meetingLink}
              </a>
            </p>
          ) : null}
          {canMove && lacksLink(appointment) ? <PaneLink appointment={appointment} /> : null}
          {appointment.instructions ? (
            <p className="mt-1 text-13 text-muted">{appointment.instructions}</p>
          ) : null}
          {appointment.property && AT_HOME.includes(appointment.locationType) ? (
            <PaneMap home={appointment.property} travel={appointment.travel} onOpen={onOpen} />
          ) : null}
          <Travel travel={appointment.travel} />
        </Section>
        <PanePeople participants={appointment.participants} />
        {appointment.property ? <PaneProperty home={appointment.property} /> : null}
        <Notes appointment={appointment} mayChange={mayChange} />
        <Preparation appointment={appointment} mayChange={mayChange} />
        <Section title={text.detail.reminders}>
          <dl className="grid gap-1.5 text-13">
            {appointment.reminders.map(({ hoursBefore, time, channel, state }) => (
              <Pair
                key={hoursBefore}
                name={text.detail.reminder(hoursBefore, channel)}
                value={
                  state
                    ? text.detail.reminderStates[state]
                    : `${shortDayText(dayOf(zone, time))}, ${clockText(zone, time)}`
                }
              />
            ))}
          </dl>
        </Section>
        <PaneHistory history={appointment.history} zone={zone} />
        {canEnd ? <OutcomeChips appointment={appointment} zone={zone} /> : null}
        {appointment.outcome ? (
          <Section title={text.detail.outcome}>
            <p className="text-13">
              {text.outcomes[appointment.outcome]}
              {appointment.satisfaction === null
                ? ''
                : `, ${text.detail.satisfaction(appointment.satisfaction)}`}
            </p>
            {appointment.satisfactionComment ? (
              <p className="mt-1 font-serif text-16">‘{appointment.satisfactionComment}’</p>
            ) : null}
            {appointment.outcomeNotes ? (
              <p className="text-13 text-muted">{appointment.outcomeNotes}</p>
            ) : null}
            {appointment.nextSteps.length > 0 ? (
              <ul aria-label={text.detail.nextSteps} className="mt-1 list-disc pl-4 text-13">
                {appointment.nextSteps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ul>
            ) : null}
            {appointment.followUpDay ? (
              <p className="mt-1 text-13">{text.detail.followUp(longDayText(appointment.followUpDay))}</p>
            ) : null}
          </Section>
        ) : null}
      </div>
      {dialog === 'contact' && appointment.participants.client ? (
        <ContactDialog
          appointment={appointment}
          client={appointment.participants.client}
          onClose={() => setDialog(null)}
        />
      ) : null}
      {dialog === 'reschedule' ? (
        <RescheduleDialog appointment={appointment} zone={zone} onClose={() => setDialog(null)} />
      ) : null}
      {dialog === 'edit' ? <EditDialog appointment={appointment} onClose={() => setDialog(null)} /> : null}
      {dialog === 'cancel' ? (
        <CancelDialog appointment={appointment} onClose={() => setDialog(null)} />
      ) : null}
    </SidePane>
  );
}

function Pair({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-3">
      <dt>{name}</dt>
      <dd className="text-muted tabular-nums">{value}</dd>
    </div>
  );
}
