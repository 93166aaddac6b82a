import type { Preferences } from '@propguard/protocol/consent';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { preferencesPath } from '../../routes/guests.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { GuestScreen } from './guest-screen.tsx';
import { unsubscribeMutation } from './queries.ts';
import type { GuestPage } from './use-guest-page.ts';
import { WORDS } from './words.ts';

/** `/unsubscribe/{pass}`: one click. Programs that open links in advance must not unsubscribe anybody, so it is a click. */
export function UnsubscribeScreen() {
  const [stopped, setStopped] = useState(false);
  return (
    <GuestScreen
      title={({ sender }, { language }) =>
        stopped ? WORDS[language].stoppedTitle : WORDS[language].stopTitle(sender)
      }
    >
      {(preferences, page) =>
        stopped ? (
          <Stopped preferences={preferences} page={page} />
        ) : (
          <Stop preferences={preferences} page={page} onStopped={() => setStopped(true)} />
        )
      }
    </GuestScreen>
  );
}

interface PartProps {
  preferences: Preferences;
  page: GuestPage;
}

function Stop({ preferences, page: { pass, language }, onStopped }: PartProps & { onStopped: () => void }) {
  const words = WORDS[language];
  const stop = useMutation({ ...unsubscribeMutation(), onSuccess: onStopped });
  return (
    <>
      <p className="mt-3 mb-6 text-16 text-muted">{words.stopAbout(preferences.address)}</p>
      {stop.isError ? (
        <Alert tone="danger" title={words.failedTitle} className="mb-4">
          {words.failed}
        </Alert>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button kind="primary" size="lg" busy={stop.isPending} onClick={() => stop.mutate({ pass })}>
          {words.stop}
        </Button>
        <ChooseLink pass={pass} label={words.chooseLink} />
      </div>
    </>
  );
}

function Stopped({ preferences: { sender }, page: { pass, language } }: PartProps) {
  const words = WORDS[language];
  return (
    <div role="status">
      <p className="mt-3 mb-6 text-16 text-muted">{words.stoppedAbout(sender)}</p>
      <ChooseLink pass={pass} label={words.chooseLink} />
    </div>
  );
}

function ChooseLink({ pass, label }: { pass: string; label: string }) {
  return (
    <Link
      to={preferencesPath(pass)}
      className="touch-area font-medium text-accent underline underline-offset-3"
    >
      {label}
    </Link>
  );
}
