import type { KeyboardEvent } from 'react';
import { type DemoTab, demoTabs } from './content.ts';
import { text } from './text.ts';

interface DemoTabListProps {
  chosen: DemoTab;
  onChoose: (tab: DemoTab) => void;
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Arrow keys go from tab to tab, as in every list of tabs. */
export function DemoTabList({ chosen, onChoose }: DemoTabListProps) {
  const move = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const from = demoTabs.findIndex(({ id }) => id === chosen);
    const next = demoTabs[(from + step + demoTabs.length) % demoTabs.length] ?? demoTabs[0];
    onChoose(next.id);
    document.getElementById(`demo-tab-${next.id}`)?.focus();
  };
  return (
    <div
      role="tablist"
      aria-orientation="vertical"
      aria-label={text.tabs}
      className="grid content-start gap-0.5 border-line p-2 max-lg:border-b sm:max-lg:grid-cols-2 lg:border-r"
    >
      {demoTabs.map(({ id, title, description }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`demo-tab-${id}`}
          aria-selected={id === chosen}
          aria-controls={id === chosen ? `demo-panel-${id}` : undefined}
          tabIndex={id === chosen ? 0 : -1}
          onClick={() => onChoose(id)}
          onKeyDown={move}
          className="rounded-2 px-3.5 py-2.5 text-left font-medium hover:bg-hover aria-selected:bg-accent-soft aria-selected:text-accent"
        >
          {title}
          <span className="block text-13 font-normal text-muted">{description}</span>
        </button>
      ))}
    </div>
  );
}
