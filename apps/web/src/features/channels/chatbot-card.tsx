import type { ChatbotSettings } from '@propguard/protocol/channels';
import { AUTO_RESPONSES } from '@propguard/rules/channels/chatbot-settings';
import { LANGUAGES, type LanguageCode } from '@propguard/rules/languages/languages';
import { PATHS } from '@propguard/rules/routes/paths';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { HoursDialog } from '../../parts/answer-hours/hours-dialog.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { ChoiceChips } from '../../ui/controls/choice-chips.tsx';
import { SegmentedControl } from '../../ui/controls/segmented-control.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { settingsQuery } from './queries.ts';
import { text } from './text.ts';

const AUTO_CHOICES = AUTO_RESPONSES.map((value) => ({ value, label: text.autoChoices[value] }));
const LANGUAGE_CHOICES = LANGUAGES.map(({ code, name }) => ({ value: code, label: name }));

/** How the assistant answers on every channel; the engine obeys it from the next message on. */
export function ChatbotCard({ mayChange }: { mayChange: boolean }) {
  const { data, error, isFetching, refetch } = useQuery(settingsQuery());
  return (
    <Card title={text.chatbot} subtitle={text.chatbotHint}>
      {data ? (
        <SettingsForm key={JSON.stringify(data)} settings={data} mayChange={mayChange} />
      ) : error ? (
        <ReadFailure
          title={text.settingsFailed}
          error={error}
          variant="banner"
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Skeleton height={140} />
      )}
    </Card>
  );
}

function SettingsForm({ settings, mayChange }: { settings: ChatbotSettings; mayChange: boolean }) {
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState(settings);
  const save = useMutation(
    api.channels.changeSettings.mutationOptions({
      onSuccess: () => notify.success({ title: text.settingsSaved }),
      onError: (failure) => notify.error({ title: errorText(failure) }),
      onSettled: () => void queryClient.invalidateQueries({ queryKey: api.channels.settings.key() }),
    }),
  );
  return (
    <div className="grid gap-5">
      <div className="grid justify-items-start gap-1.5">
        <p className="text-13 font-medium">{text.autoResponses}</p>
        <SegmentedControl
          label={text.autoResponses}
          options={AUTO_CHOICES.map((choice) => ({ ...choice, disabled: !mayChange }))}
          value={chosen.autoResponses}
          onValueChange={(autoResponses) => setChosen({ ...chosen, autoResponses })}
        />
      </div>
      <div className="grid gap-1.5">
        <ChoiceChips<LanguageCode>
          label={text.languages}
          options={LANGUAGE_CHOICES}
          chosen={chosen.languages}
          onChange={(languages) => mayChange && setChosen({ ...chosen, languages })}
        />
        <p className="text-12 text-muted">{text.languagesHint}</p>
      </div>
      <div className="grid justify-items-start gap-1.5 text-13">
        <div>
          <p className="font-medium">{text.hours}</p>
          <p className="text-muted">{text.hoursHint}</p>
        </div>
        <HoursDialog
          trigger={
            <Button size="sm" icon={Clock}>
              {text.hoursChange} <span className="sr-only">{text.hours}</span>
            </Button>
          }
        />
      </div>
      <div className="grid gap-0.5 text-13">
        <p className="font-medium">{text.notifications}</p>
        <p className="text-muted">
          {text.notificationsHint} <TextLink to={PATHS.noticeSettings}>{text.notificationsLink}</TextLink>
        </p>
      </div>
      {mayChange ? (
        <div>
          <Button
            kind="primary"
            busy={save.isPending}
            busyLabel={text.savingSettings}
            onClick={() => save.mutate(chosen)}
          >
            {text.saveSettings}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
