import type { ReactNode } from 'react';
import { useSession } from '../lib/session.ts';
import { sessionHint } from '../lib/session-hint.ts';
import type { ScreenEntry } from '../routes/screen-entry.ts';
import { Button } from '../ui/controls/button.tsx';
import { accessNotice } from './lazy-parts.ts';
import { ScreenSkeleton } from './screen-skeleton.tsx';
import { text } from './text.ts';

/** Opens a screen to whom its entry says. The server decides again on every call; this only spares the walk. */
export function ScreenGate({ entry, children }: { entry: ScreenEntry; children: ReactNode }) {
  const { isPending, isError, signedIn, meets, retry } = useSession();
  // What a screen offers hangs on who looks: it reads what it shows meanwhile, and comes whole, not in jumps.
  const isHeld = isPending && sessionHint.isThere();
  if (entry.needs === 'anyone' || meets(entry.needs))
    return (
      <>
        {isHeld ? <ScreenSkeleton /> : null}
        <div className={isHeld ? 'hidden' : 'contents'}>{children}</div>
      </>
    );
  if (isPending) return <ScreenSkeleton />;
  if (isError) {
    return (
      <section className="mx-auto grid min-h-[60vh] w-full max-w-120 content-center justify-items-start px-4 py-16">
        <h1 className="text-20 tracking-title">{text.sessionFailedTitle}</h1>
        <Button className="mt-5" onClick={() => void retry()}>
          {text.sessionRetry}
        </Button>
      </section>
    );
  }
  return <accessNotice.Component entry={entry} signedIn={signedIn} />;
}
