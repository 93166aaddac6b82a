import type { ChainOverview } from '@propguard/protocol/titles';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useListPage } from '../../lib/use-list-page.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ListStates } from './list-states.tsx';
import { MortgageCard } from './mortgage-card.tsx';
import { PageSteps } from './page-steps.tsx';
import { mortgagesQuery } from './queries.ts';
import { text } from './text.ts';
import { useDemoTab } from './use-demo-tab.ts';

const words = text.mortgages;

/** OPS-CHAIN-10, OPS-CHAIN-11. */
export function MortgagesTab({ overview }: { overview: ChainOverview }) {
  const { open } = useDemoTab();
  const { cursor, viewOf } = useListPage();
  const list = viewOf(useQuery(mortgagesQuery(cursor)));
  return (
    <section aria-label={words.heading} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-16">{words.heading}</h2>
        <Button kind="primary" icon={Plus} onClick={() => open('create-mortgage')}>
          {words.create}
        </Button>
      </div>
      <ListStates list={list} words={words} />
      <ul className={`grid gap-3 md:gap-5 lg:grid-cols-2 ${list.isOutdated ? 'opacity-60' : ''}`}>
        {(list.items ?? []).map((mortgage) => (
          <li key={mortgage.mortgageId} className="grid">
            <MortgageCard mortgage={mortgage} overview={overview} />
          </li>
        ))}
      </ul>
      <PageSteps steps={list.steps} />
    </section>
  );
}
