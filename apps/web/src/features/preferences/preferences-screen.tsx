import type { Preferences } from '@propguard/protocol/consent';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../ui/controls/button.tsx';
import { Switch } from '../../ui/controls/switch.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { GuestScreen } from './guest-screen.tsx';
import { chooseMutation, preferencesQuery, unsubscribeMutation } from './queries.ts';
import type { GuestPage } from './use-guest-page.ts';
import { WORDS } from './words.ts';

/** `/preferences/{pass}`: what comes to one address, by channel. */
export function PreferencesScreen() {
  return (
    <GuestScreen title={({ sender }, { language }) => WORDS[language].chooseTitle(sender)}>
      {(preferences, page) => <Choices preferences={preferences} page={page} />}
    </GuestScreen>
  );
}

function Choices({ preferences, page: { pass, language } }: { preferences: Preferences; page: GuestPage }) {
  const words = WORDS[language];
  const queryClient = useQueryClient();
  const { queryKey } = preferencesQuery(pass);
  const choose = useMutation({
    ...chooseMutation(),
    onSuccess: (next) => queryClient.setQueryData(queryKey, next),
  });
  const stopAll = useMutation({
    ...unsubscribeMutation(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
  });
  const { address, channels } = preferences;
  const isSaved = choose.isSuccess || stopAll.isSuccess;
  return (
    <>
      <p className="mt-3 mb-6 text-16 text-muted">{words.chooseAbout(address)}</p>
      {choose.isError || stopAll.isError ? (
        <Alert tone="danger" title={words.failedTitle} className="mb-4">
          {words.failed}
        </Alert>
      ) : null}
      <ul className="mb-6 divide-y divide-line rounded-2 border border-line bg-surface">
        {channels.map(({ channel, wanted }) => (
          <li key={channel} className="px-4 py-3">
            <Switch
              label={words.channels[channel]}
              checked={wanted}
              disabled={choose.isPending}
              onCheckedChange={(next) =>
                choose.mutate({ pass, channel, wanted: next, textShown: words.channels[channel] })
              }
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-4">
        {channels.some(({ wanted }) => wanted) ? (
          <Button busy={stopAll.isPending} onClick={() => stopAll.mutate({ pass })}>
            {words.stopAll}
          </Button>
        ) : null}
        <span role="status" className="text-13 text-muted">
          {isSaved ? words.saved : ''}
        </span>
      </div>
    </>
  );
}
