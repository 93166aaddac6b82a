import { Info } from 'lucide-react';
import { Icon } from '../../ui/controls/icon.tsx';
import { type Definition, DefinitionList } from '../../ui/layout/definition-list.tsx';
import { Popover } from '../../ui/overlays/popover.tsx';
import { SampleBadge } from './sample-badge.tsx';

interface ProvenanceFacts {
  /** What it was made from. */
  source: string;
  method: string;
  /** Name and version; absent where no model had a part. */
  model?: string;
  /** Already in words. */
  computedAt: string;
  sample: boolean;
}

interface ProvenanceProps {
  /** Such as 'Where $2,430,000 comes from'. */
  title: string;
  facts: ProvenanceFacts;
  /** A few words beside the (i); on a phone only the icon stays. */
  summary?: string;
}

const TERMS = { source: 'Source', method: 'Method', model: 'Model', computedAt: 'Computed' };

/** The (i) that any figure can be asked with. */
export function Provenance({ title, facts, summary }: ProvenanceProps) {
  return (
    <Popover
      label={title}
      trigger={
        <button
          type="button"
          aria-label={summary ? `${summary}. ${title}` : title}
          className="touch-area inline-flex h-6 items-center justify-center gap-1.25 rounded-1 px-1 text-12 text-muted hover:text-ink"
        >
          <Icon of={Info} size={13} />
          {summary ? <span className="max-md:hidden">{summary}</span> : null}
        </button>
      }
    >
      <ProvenanceCard title={title} facts={facts} />
    </Popover>
  );
}

export function ProvenanceCard({ title, facts }: Pick<ProvenanceProps, 'title' | 'facts'>) {
  const items: Definition[] = [
    { term: TERMS.source, detail: facts.source },
    { term: TERMS.method, detail: facts.method },
    ...(facts.model ? [{ term: TERMS.model, detail: facts.model }] : []),
    { term: TERMS.computedAt, detail: facts.computedAt },
  ];
  return (
    <>
      <p className="font-semibold">{title}</p>
      <DefinitionList layout="columns" className="mt-2" items={items} />
      {facts.sample ? <SampleBadge className="mt-3" /> : null}
    </>
  );
}
