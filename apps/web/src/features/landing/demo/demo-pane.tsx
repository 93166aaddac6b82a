import { type ComponentType, lazy, Suspense } from 'react';
import type { DemoTab } from './content.ts';
import { MultilingualDemo } from './multilingual-demo.tsx';

const PANES: Record<DemoTab, ComponentType> = {
  multilingual: MultilingualDemo,
  'virtual-tour': lazy(async () => ({ default: (await import('./tour-demo.tsx')).TourDemo })),
  'ai-chat': lazy(async () => ({ default: (await import('./chat-demo.tsx')).ChatDemo })),
  analytics: lazy(async () => ({ default: (await import('./analytics-demo.tsx')).AnalyticsDemo })),
};

export function DemoPane({ tab }: { tab: DemoTab }) {
  const Pane = PANES[tab];
  return (
    <Suspense>
      <Pane />
    </Suspense>
  );
}
