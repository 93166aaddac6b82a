import type { NoticeChoice } from '@propguard/protocol/notices';
import { NOTICE_MAIL } from '@propguard/rules/notices/notice-kinds';
import { NOTICE_NAMES } from '@propguard/rules/notices/notice-names';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { installationQuery } from '../../lib/installation.ts';
import { SegmentedControl } from '../../ui/controls/segmented-control.tsx';
import { Switch } from '../../ui/controls/switch.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Loading, SkeletonTable } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { PushCard } from './push-card.tsx';
import { text } from './text.ts';

const OPTIONS = NOTICE_MAIL.map((value) => ({ value, label: text.mail[value] }));

/** What reaches the member by mail and on which browsers, kind by kind. */
export function NoticeSettingsScreen() {
  const { data, error, isFetching, refetch } = useQuery(api.notices.choices.queryOptions());
  const { data: installation } = useQuery(installationQuery());
  const mailWaits = installation?.mailDelivery === 'outbox';
  return (
    <Page title={text.title} description={text.description} width="reading">
      <div className="grid grid-cols-1 gap-3 md:gap-5">
        <PushCard />
        <Card flush title={text.card} foot={mailWaits ? text.mailWaits : text.digest}>
          {data ? (
            <ul className="divide-y divide-line border-t border-line">
              {data.items.map((choice) => (
                <ChoiceRow key={choice.kind} choice={choice} />
              ))}
            </ul>
          ) : error ? (
            <ReadFailure
              title={text.failed}
              error={error}
              onRetry={() => void refetch()}
              retrying={isFetching}
              className="border-t border-line"
            />
          ) : (
            <Loading label={text.loading} className="border-t border-line">
              <SkeletonTable rows={8} columns={2} />
            </Loading>
          )}
        </Card>
      </div>
    </Page>
  );
}

function ChoiceRow({ choice: { kind, mail, push } }: { choice: NoticeChoice }) {
  const queryClient = useQueryClient();
  const choose = useMutation(
    api.notices.choose.mutationOptions({
      onSuccess: () => notify.success({ title: text.saved }),
      onError: (error) => notify.error({ title: text.notSaved, description: errorText(error) }),
      onSettled: () => queryClient.invalidateQueries({ queryKey: api.notices.choices.key() }),
    }),
  );
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1.5 px-4 py-2.5 md:px-5">
      <span className="min-w-0 flex-[1_1_9rem] text-13">{NOTICE_NAMES[kind]}</span>
      <Switch
        label={<span className="text-13 text-muted">{text.onBrowsers}</span>}
        aria-label={text.onBrowsersOf(NOTICE_NAMES[kind])}
        checked={choose.isPending ? (choose.variables.push ?? push) : push}
        onCheckedChange={(checked) => choose.mutate({ kind, push: checked })}
      />
      <SegmentedControl
        label={text.by(NOTICE_NAMES[kind])}
        options={OPTIONS}
        value={choose.isPending ? (choose.variables.mail ?? mail) : mail}
        onValueChange={(next) => choose.mutate({ kind, mail: next })}
      />
    </li>
  );
}
