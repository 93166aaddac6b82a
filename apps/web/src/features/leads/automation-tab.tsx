import type { LeadAnalytics, LeadSettings } from '@propguard/protocol/leads';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';
import { SCREENS } from '../../routes/route-table.ts';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { AssignmentRules } from './assignment-rules.tsx';
import { countsQuery, settingsQuery } from './queries.ts';
import { text } from './text.ts';
import { useChangeSettings } from './use-change-settings.ts';

const words = text.automation;
const MINUTES = ['15', '30', '60', '120', '240', '1440'] as const;

/** OPS-LEAD-11 */
export function AutomationTab({ analytics }: { analytics: LeadAnalytics | undefined }) {
  const { data: settings, error, isFetching, refetch } = useQuery(settingsQuery());
  const { data: scored } = useQuery(countsQuery({ scoreFrom: 0 }));
  const cards = [
    {
      title: words.qualification,
      state: words.qualified(analytics?.qualifiedLeads ?? 0, analytics?.totalLeads ?? 0),
    },
    { title: words.sequences, state: words.tasks(analytics?.openTasks ?? 0, analytics?.overdueTasks ?? 0) },
    { title: words.scoring, state: words.scored(scored?.total ?? 0) },
    { title: words.sync, state: <CrmSync /> },
  ];
  return (
    <div className="grid gap-3 md:gap-5">
      <p className="max-w-[80ch] text-13 text-muted">{words.info}</p>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {cards.map(({ title, state }) => (
          <Card key={title} title={title}>
            <div className="text-13 text-muted">{state}</div>
          </Card>
        ))}
      </div>
      {error && !settings ? (
        <ReadFailure
          title={words.settingsFailed}
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      {settings ? <NewLeadSettings settings={settings} /> : null}
      {settings ? <AssignmentRules settings={settings} /> : null}
    </div>
  );
}

function CrmSync() {
  const { data } = useQuery(api.hubspot.state.queryOptions());
  const connection = data?.connection;
  return (
    <>
      <p>{connection ? words.synced[connection.state] : words.noSync}</p>
      {connection && connection.conflicts > 0 ? <p>{words.toChoose(connection.conflicts)}</p> : null}
      <TextLink to={SCREENS.hubspot.path}>{connection ? words.openSync : words.connectSync}</TextLink>
    </>
  );
}

function NewLeadSettings({ settings }: { settings: LeadSettings }) {
  const { meets } = useSession();
  const change = useChangeSettings();
  const disabled = !meets('admin') || change.isPending;
  const minutes =
    MINUTES.find((one) => one === String(settings.responseMinutes)) ?? String(settings.responseMinutes);
  const offered = [...new Set([...MINUTES, minutes])];
  return (
    <Card title={words.settings} foot={meets('admin') ? undefined : words.adminsOnly}>
      <div className="grid gap-4 md:grid-cols-3">
        <Field label={words.visibility}>
          <Select
            options={[
              { value: 'all', label: words.seeAll },
              { value: 'own', label: words.seeOwn },
            ]}
            value={settings.visibility}
            onValueChange={(visibility) => change.mutate({ visibility })}
            disabled={disabled}
          />
        </Field>
        <Field label={words.assignment}>
          <Select
            options={[
              { value: 'round-robin', label: words.turn },
              { value: 'by-hand', label: words.byHand },
            ]}
            value={settings.assignment}
            onValueChange={(assignment) => change.mutate({ assignment })}
            disabled={disabled}
          />
        </Field>
        <Field label={words.response}>
          <Select
            options={offered.map((value) => ({ value, label: words.minutes(Number(value)) }))}
            value={minutes}
            onValueChange={(value) => change.mutate({ responseMinutes: Number(value) })}
            disabled={disabled}
          />
        </Field>
      </div>
    </Card>
  );
}
