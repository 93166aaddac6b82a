import './first-frame.css';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { useTourIsOpen } from '../lib/tour-progress.ts';
import { screenEntry } from '../routes/route-table.ts';
import { BrandMark } from '../ui/layout/brand-mark.tsx';
import { useSettled } from '../ui/layout/use-settled.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { firstFrameClass } from './first-frame-class.ts';
import { guidedTour, landingChat, product } from './frame-parts.ts';
import { PendingBar } from './pending-bar.tsx';
import { SCREEN_COMPONENTS, screenOf } from './screen-components.ts';
import { SparePart } from './spare-part.tsx';
import { useFocusKept } from './use-focus-kept.ts';
import { usePageArrival } from './use-page-arrival.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';

/** The product in its shell, or a screen that has a frame of its own; above either, the guided tour. */
export function Frame() {
  const { pathname } = useLocation();
  const isTouring = useTourIsOpen();
  const isSettled = useSettled();
  usePageArrival();
  useFocusKept();
  useScrollRestoration();
  const name = screenOf(pathname);
  const isOwn = name !== undefined && screenEntry(name).ownFrame === true;
  const Part = isOwn ? SCREEN_COMPONENTS[name].Component : product.Component;
  return (
    <>
      <PendingBar />
      <Suspense
        fallback={
          <div aria-hidden="true" className={firstFrameClass(name, isOwn)}>
            <BrandMark />
          </div>
        }
      >
        <ErrorBoundary place={pathname}>
          <Part />
        </ErrorBoundary>
      </Suspense>
      {isSettled && name === 'landing' ? (
        <SparePart>
          <landingChat.Component />
        </SparePart>
      ) : null}
      {isTouring ? (
        <SparePart>
          <guidedTour.Component />
        </SparePart>
      ) : null}
    </>
  );
}
