import { Suspense, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useLiveEvents } from '../lib/live-events.ts';
import { SCREENS } from '../routes/route-table.ts';
import { SkipLink } from '../ui/layout/skip-link.tsx';
import { useSettled } from '../ui/layout/use-settled.ts';
import { AppRoutes } from './app-routes.tsx';
import { Brand } from './brand.tsx';
import { chatVariantOf } from './chat-variant.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { chatWidget, palette, preloadWhenIdle, railSheet, sampleBar, toaster } from './lazy-parts.ts';
import { Rail } from './rail.tsx';
import { sampleOn } from './sample-on.ts';
import { ScreenSkeleton } from './screen-skeleton.tsx';
import { SparePart } from './spare-part.tsx';
import { text } from './text.ts';
import { TopBar } from './top-bar.tsx';
import { Unreached } from './unreached.tsx';
import { usePaletteKey } from './use-palette-key.ts';

const CONTENT_ID = 'content';

/** Where one writes at the foot of the screen already. */
const HAS_ITS_OWN: readonly string[] = [SCREENS.assistant.path, SCREENS.inbox.path];

/** What surrounds every screen of the product: the rail, the top bar, and what floats above. */
export function Shell() {
  const { pathname } = useLocation();
  const [railOpen, setRailOpen] = useState(false);
  const [paletteOpen, setPaletteOpen] = useState(false);
  // Asked for again first: one that failed to come would stay away, though the network is back.
  const togglePalette = useCallback(() => {
    palette.whenLoaded(() => setPaletteOpen((open) => !open));
  }, []);
  const openRail = () => railSheet.whenLoaded(() => setRailOpen(true));
  usePaletteKey(togglePalette);
  useLiveEvents();
  useEffect(preloadWhenIdle, []);
  const isSettled = useSettled();
  const sample = sampleOn(pathname);
  const hasLauncher = !HAS_ITS_OWN.includes(pathname);
  const screen = (
    // The launcher of the chat has a gutter of its own where there is room for one: it lies on no card.
    <div className={hasLauncher ? 'lg:pr-11 print:pr-0 min-[1720px]:pr-0' : 'contents'}>
      <Suspense fallback={<ScreenSkeleton />}>
        <ErrorBoundary place={pathname}>
          <AppRoutes />
        </ErrorBoundary>
      </Suspense>
    </div>
  );
  return (
    <>
      <SkipLink targetId={CONTENT_ID}>{text.skipToContent}</SkipLink>
      <div className="min-h-screen md:grid md:grid-cols-[var(--rail)_minmax(0,1fr)] print:block">
        <div className="sticky top-0 flex h-screen flex-col overflow-y-auto px-2.5 pt-3 pb-8 max-md:hidden print-hidden">
          <Rail head={<Brand />} />
        </div>
        <div className="flex min-h-screen min-w-0 flex-col border-line md:border-l print:block print:border-0">
          <TopBar onOpenRail={openRail} onOpenPalette={togglePalette} />
          <main id={CONTENT_ID} tabIndex={-1} className="flex-1 outline-none [&_h1]:outline-none">
            <Suspense fallback={<ScreenSkeleton />}>
              {sample === null ? (
                screen
              ) : (
                <sampleBar.Component fills={sample === 'fills'} waiting={<ScreenSkeleton />}>
                  {screen}
                </sampleBar.Component>
              )}
            </Suspense>
          </main>
        </div>
      </div>
      {railOpen ? (
        <SparePart failed={<Unreached onClose={() => setRailOpen(false)} />}>
          <railSheet.Component onClose={() => setRailOpen(false)} />
        </SparePart>
      ) : null}
      {paletteOpen ? (
        <SparePart failed={<Unreached onClose={() => setPaletteOpen(false)} />}>
          <palette.Component onClose={() => setPaletteOpen(false)} />
        </SparePart>
      ) : null}
      {isSettled && hasLauncher ? (
        <SparePart>
          <chatWidget.Component variant={chatVariantOf(pathname)} />
        </SparePart>
      ) : null}
      <SparePart>
        <toaster.Component />
      </SparePart>
    </>
  );
}
