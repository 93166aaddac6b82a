import type { Preferences } from '@propguard/protocol/consent';
import type { ReactNode } from 'react';
import { DataProvider } from '../../lib/data-provider.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { GuestSheet } from './guest-sheet.tsx';
import { type GuestPage, useGuestPage } from './use-guest-page.ts';
import { WORDS } from './words.ts';

interface GuestScreenProps {
  title: (preferences: Preferences, page: GuestPage) => string;
  children: (preferences: Preferences, page: GuestPage) => ReactNode;
}

/** What both pages share: the link is looked up, and the page says so when it leads nowhere. */
export function GuestScreen(props: GuestScreenProps) {
  return (
    <DataProvider>
      <Opened {...props} />
    </DataProvider>
  );
}

function Opened({ title, children }: GuestScreenProps) {
  const page = useGuestPage();
  const { language, setLanguage, preferences, failure, retry } = page;
  const words = WORDS[language];
  const frame = { language, onLanguage: setLanguage, sender: preferences?.sender ?? null };
  if (failure === 'gone')
    return (
      <GuestSheet {...frame} title={words.goneTitle}>
        <p className="mt-3 text-16 text-muted">{words.gone}</p>
      </GuestSheet>
    );
  if (failure === 'failed')
    return (
      <GuestSheet {...frame} title={words.failedTitle}>
        <p className="mt-3 mb-6 text-16 text-muted">{words.failed}</p>
        <Button onClick={retry}>{words.again}</Button>
      </GuestSheet>
    );
  if (!preferences)
    return (
      <GuestSheet {...frame} title={words.loading}>
        <Skeleton className="mt-4 h-24 w-full" />
      </GuestSheet>
    );
  return (
    <GuestSheet {...frame} title={title(preferences, page)}>
      {children(preferences, page)}
    </GuestSheet>
  );
}
