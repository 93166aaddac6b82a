import type { WatchRequest } from '@propguard/protocol/risk-dashboard';
import { Bell, BellRing } from 'lucide-react';
import { Button } from '../../../ui/controls/button.tsx';
import { text } from '../text.ts';
import { useMayChange } from '../use-may-change.ts';
import { useWatch } from './use-watch.ts';

const words = text.watchList;

interface WatchButtonProps {
  place: string;
  /** Its entry in the list; null while it is not watched. */
  watchedId: string | null;
  request: WatchRequest;
}

export function WatchButton({ place, watchedId, request }: WatchButtonProps) {
  const { watch, unwatch, isBusy } = useWatch();
  const isWatched = watchedId !== null;
  if (!useMayChange()) return isWatched ? words.watching : text.none;
  return (
    <Button
      size="sm"
      kind={isWatched ? 'secondary' : 'ghost'}
      icon={isWatched ? BellRing : Bell}
      busy={isBusy}
      aria-label={isWatched ? words.stopOne(place) : words.watchOne(place)}
      aria-pressed={isWatched}
      onClick={() => (isWatched ? unwatch.mutate({ id: watchedId }) : watch.mutate(request))}
    >
      {isWatched ? words.watching : words.watch}
    </Button>
  );
}
