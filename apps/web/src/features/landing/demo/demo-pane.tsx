import { type ComponentType, lazy, Suspense } from 'react';
import { AnalyticsDemo } from './analytics-demo.tsx';
import { ChatDemo } from './chat-demo.tsx';
import type { DemoTab } from './content.ts';
import { MultilingualDemo } from './multilingual-demo.tsx';
import { TourSkeleton } from './tour-skeleton.tsx';

const PANES: Record<DemoTab, ComponentType> = {
  multilingual: MultilingualDemo,
  'virtual-tour': lazy(async () => ({ default: (await import('./tour-demo.tsx')).TourDemo })),
  'ai-chat': ChatDemo,
  analytics: AnalyticsDemo,
};

export function DemoPane({ tab }: { tab: DemoTab }) {
  const Pane = PANES[tab];
  return (
    <Suspense fallback={<TourSkeleton />}>
      <Pane />
    </Suspense>
  );
}
