import { APPOINTMENT_KINDS } from '@propguard/rules/appointments/appointment-kinds';
import { NOBODY } from '@propguard/rules/appointments/appointment-limits';
import { APPOINTMENT_STATUSES } from '@propguard/rules/appointments/appointment-status';
import { USUAL_TIME_ZONE } from '@propguard/rules/time/zones';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSession } from '../../lib/session.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { WORKSPACE_SCREENS } from '../../routes/workspace.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { SegmentedControl } from '../../ui/controls/segmented-control.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { ListWithPane } from '../../ui/overlays/side-pane.tsx';
import { AppointmentPane } from './appointment-pane.tsx';
import { TableSkeleton } from './appointment-table.tsx';
import { CalendarCard } from './calendar-card.tsx';
import { dayOf, daysOf, spanOf } from './calendar-days.ts';
import { ExportMenu } from './export-menu.tsx';
import { KpiCards } from './kpi-cards.tsx';
import { ListCard } from './list-card.tsx';
import { LeadAppointmentDialog, NewAppointmentDialog } from './new-appointment-dialog.tsx';
import { agentsQuery, calendarQuery } from './queries.ts';
import { text } from './text.ts';
import { useAppointmentsAddress } from './use-appointments-address.ts';
import { WaitlistCard } from './waitlist-card.tsx';

const ALL = 'all';
const TICK_MS = 30_000;
const TYPING_MS = 300;

/** The line of now, overdue and live move on by themselves. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

export function AppointmentsScreen() {
  const { session, meets } = useSession();
  const now = useNow();
  const zone = session?.workspace?.timeZone ?? USUAL_TIME_ZONE;
  const address = useAppointmentsAddress(dayOf(zone, now));
  const { view, mode, day, status, type, agentId, selectedId, change } = address;
  const [query, setQuery] = useState(address.query);
  const asked = useDebounced(query.trim(), TYPING_MS);
  const mayChange = meets('agent');
  const agents = useQuery(agentsQuery());
  const team = agents.data?.items ?? [];
  const filters = {
    ...(status ? { status } : {}),
    ...(type ? { type } : {}),
    ...(agentId ? { agentId } : {}),
    query: asked,
  };
  const span = spanOf(zone, daysOf(mode, day));
  const calendar = useQuery({ ...calendarQuery({ ...span, ...filters }), enabled: view === 'calendar' });
  const open = (id: string | null) => change({ appointment: id });
  return (
    <Page
      title={text.title}
      actions={
        <>
          <ExportMenu filters={filters} span={view === 'calendar' ? span : { from: span.from }} />
          {mayChange ? (
            <NewAppointmentDialog agents={team} zone={zone} day={day} onBooked={(id) => open(id)} />
          ) : null}
          {mayChange && address.bookFor && agents.data ? (
            <LeadAppointmentDialog
              leadId={address.bookFor}
              isByVideo={address.isByVideo}
              agents={team}
              zone={zone}
              day={day}
              onBooked={(id) => change({ book: null, by: null, appointment: id })}
              onClose={() => change({ book: null, by: null })}
            />
          ) : null}
        </>
      }
    >
      <ListWithPane
        pane={
          selectedId ? (
            <AppointmentPane
              id={selectedId}
              zone={zone}
              now={now}
              mayChange={mayChange}
              onClose={() => open(null)}
              onOpen={open}
            />
          ) : null
        }
        list={
          // No wider than its column, where a pane stands beside it.
          <div className="grid grid-cols-1 gap-4">
            <KpiCards now={now} zone={zone} />
            <div className="grid grid-cols-1 gap-4 after-loading">
              <div className="flex flex-wrap items-center gap-2">
                <SegmentedControl
                  label={text.view}
                  options={[
                    { value: 'calendar', label: text.views.calendar },
                    { value: 'list', label: text.views.list },
                  ]}
                  value={view}
                  onValueChange={(next) => change({ view: next === 'list' ? next : null })}
                  className="max-md:w-full max-md:*:flex-1"
                />
                <TextInput
                  size="sm"
                  icon={Search}
                  aria-label={text.searchLabel}
                  placeholder={text.search}
                  value={query}
                  maxLength={200}
                  onChange={(event) => {
                    setQuery(event.target.value);
                    change({ q: event.target.value.trim() || null }, { replace: true });
                  }}
                  className="max-md:w-full md:w-47"
                />
                <Select
                  size="sm"
                  label={text.status}
                  className="max-md:flex-1 md:w-40"
                  options={[
                    { value: ALL, label: text.allStatuses },
                    ...APPOINTMENT_STATUSES.map((value) => ({ value, label: text.statuses[value] })),
                  ]}
                  value={status ?? ALL}
                  onValueChange={(next) => change({ status: next === ALL ? null : next })}
                />
                <Select
                  size="sm"
                  label={text.type}
                  className="max-md:flex-1 md:w-40"
                  options={[
                    { value: ALL, label: text.allTypes },
                    ...APPOINTMENT_KINDS.map((value) => ({ value, label: text.kinds[value] })),
                  ]}
                  value={type ?? ALL}
                  onValueChange={(next) => change({ type: next === ALL ? null : next })}
                />
                <Select
                  size="sm"
                  label={text.agents}
                  className="max-md:w-full md:w-44"
                  options={[
                    { value: ALL, label: text.everyone },
                    ...team.map(({ id, name }) => ({ value: id, label: name })),
                    { value: NOBODY, label: text.withoutAgent },
                  ]}
                  value={agentId ?? ALL}
                  onValueChange={(next) => change({ agent: next === ALL ? null : next })}
                />
              </div>
              {agents.data && team.length === 0 ? (
                <Card>
                  <EmptyState
                    title={text.noAgentsTitle}
                    className="-m-4 md:-m-5"
                    action={<LinkButton to={WORKSPACE_SCREENS.teamHours.path}>{text.toTeamHours}</LinkButton>}
                  >
                    {text.noAgents}
                  </EmptyState>
                </Card>
              ) : null}
              {view === 'list' ? (
                <ListCard
                  filters={filters}
                  span={{ from: spanOf(zone, daysOf('week', day)).from }}
                  day={day}
                  zone={zone}
                  now={now}
                  selectedId={selectedId}
                  mayChange={mayChange}
                  onOpen={open}
                  onDay={(next) => change({ day: next })}
                />
              ) : calendar.data ? (
                <CalendarCard
                  mode={mode}
                  day={day}
                  zone={zone}
                  items={calendar.data.items}
                  outside={calendar.data.outside}
                  agents={agentId && agentId !== NOBODY ? team.filter(({ id }) => id === agentId) : team}
                  now={now}
                  selectedId={selectedId}
                  mayMove={mayChange}
                  onOpen={open}
                  onMode={(next) => change({ mode: next === 'week' ? null : next })}
                  onDay={(next, nextMode) => change({ day: next, ...(nextMode ? { mode: nextMode } : {}) })}
                />
              ) : (
                <Card flush>
                  {calendar.error ? (
                    <ReadFailure
                      title={text.failed}
                      error={calendar.error}
                      onRetry={() => void calendar.refetch()}
                      retrying={calendar.isFetching}
                    />
                  ) : (
                    <TableSkeleton />
                  )}
                </Card>
              )}
              <WaitlistCard days={daysOf('week', day)} zone={zone} now={now} mayOffer={mayChange} />
            </div>
          </div>
        }
      />
    </Page>
  );
}
