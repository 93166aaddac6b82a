import type { ChainOverview, TitleToken } from '@propguard/protocol/titles';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useListPage } from '../../lib/use-list-page.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ListStates } from './list-states.tsx';
import { PageSteps } from './page-steps.tsx';
import { PropertyCard } from './property-card.tsx';
import { titlesQuery } from './queries.ts';
import { text } from './text.ts';
import { TitleDialog } from './title-dialog.tsx';
import { useDemoTab } from './use-demo-tab.ts';

const words = text.properties;

/** OPS-CHAIN-08, OPS-CHAIN-09. */
export function PropertiesTab({ overview }: { overview: ChainOverview }) {
  const { open } = useDemoTab();
  const { cursor, viewOf } = useListPage();
  const list = viewOf(useQuery(titlesQuery(cursor)));
  const [opened, setOpened] = useState<TitleToken | null>(null);
  const mint = (
    <Button kind="primary" icon={Plus} onClick={() => open('mint')}>
      {words.mint}
    </Button>
  );
  return (
    <section aria-label={words.heading} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-16">{words.heading}</h2>
        {mint}
      </div>
      <ListStates list={list} words={words} />
      <ul
        className={`grid gap-3 md:grid-cols-2 md:gap-5 lg:grid-cols-3 ${list.isOutdated ? 'opacity-60' : ''}`}
      >
        {(list.items ?? []).map((title) => (
          <li key={title.tokenId} className="grid">
            <PropertyCard title={title} overview={overview} onOpen={() => setOpened(title)} />
          </li>
        ))}
      </ul>
      <PageSteps steps={list.steps} />
      <TitleDialog title={opened} overview={overview} onClose={() => setOpened(null)} />
    </section>
  );
}
