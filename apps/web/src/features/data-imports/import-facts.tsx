import type { ImportDetail } from '@propguard/protocol/data-imports';
import { bytesText } from '../../lib/bytes-text.ts';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { Card } from '../../ui/layout/card.tsx';
import { type Definition, DefinitionList } from '../../ui/layout/definition-list.tsx';
import { text } from './text.ts';

export function ImportFacts({ detail }: { detail: ImportDetail }) {
  const { dateTime } = useInstantText();
  const { facts } = text;
  const when = (term: string, at: string | null): Definition[] =>
    at ? [{ term, detail: dateTime(at) }] : [];
  const dataset = detail.settings?.dataset;
  return (
    <Card title={text.details}>
      <DefinitionList
        items={[
          { term: facts.file, detail: detail.fileName },
          { term: facts.size, detail: bytesText(detail.sizeBytes) },
          { term: facts.kind, detail: detail.kind ? text.kinds[detail.kind] : text.unknownKind },
          ...(dataset
            ? [
                { term: facts.licence, detail: dataset.licence },
                { term: facts.attribution, detail: dataset.attribution },
              ]
            : []),
          ...when(facts.started, detail.startedAt),
          ...when(facts.completed, detail.completedAt),
          ...when(facts.undone, detail.undoneAt),
        ]}
      />
    </Card>
  );
}
