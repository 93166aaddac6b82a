import { ROW_NOTE_TEXTS } from '@propguard/protocol/data-import-reasons';
import type { RowNoteCount } from '@propguard/protocol/data-imports';
import { Card } from '../../ui/layout/card.tsx';
import { DefinitionList } from '../../ui/layout/definition-list.tsx';
import { text } from './text.ts';

/** What we settled about rows that were accepted. */
export function RowNotesCard({ notes }: { notes: readonly RowNoteCount[] }) {
  return (
    <Card title={text.notes}>
      <DefinitionList
        items={notes.map(({ note, rows }) => ({ term: ROW_NOTE_TEXTS[note], detail: text.rows(rows) }))}
      />
    </Card>
  );
}
