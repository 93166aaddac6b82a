import type { ImportCounts } from '@propguard/protocol/data-imports';
import { KeyFigure, KeyFigures } from '../../ui/figures/key-figures.tsx';
import { text } from './text.ts';

/** The three parts add up to what was read. */
export function RowCounts({ counts, isDry }: { counts: ImportCounts; isDry: boolean }) {
  return (
    <KeyFigures label={text.counts.label} size="lg">
      <KeyFigure label={text.counts.read} value={text.number(counts.read)} note={text.counts.sum} />
      <KeyFigure
        label={isDry ? text.counts.acceptedDry : text.counts.accepted}
        value={text.number(counts.accepted)}
        note={counts.replaced > 0 ? text.counts.replaced(counts.replaced) : undefined}
      />
      <KeyFigure label={text.counts.rejected} value={text.number(counts.rejected)} />
      <KeyFigure label={text.counts.duplicates} value={text.number(counts.duplicates)} />
      {counts.withdrawn > 0 ? (
        <KeyFigure
          label={isDry ? text.counts.withdrawnDry : text.counts.withdrawn}
          value={text.number(counts.withdrawn)}
          note={text.counts.withdrawnWhy}
        />
      ) : null}
    </KeyFigures>
  );
}
