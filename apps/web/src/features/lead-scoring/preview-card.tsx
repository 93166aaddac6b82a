import type { ModelPreview } from '@propguard/protocol/lead-scoring';
import type { ReactNode } from 'react';
import { text as scoreText } from '../../parts/lead-score/text.ts';
import { Card } from '../../ui/layout/card.tsx';
import { text } from './text.ts';

/** Which leads would change band, and below it what is done with that. */
export function PreviewCard({ preview, children }: { preview: ModelPreview; children: ReactNode }) {
  const { leads, changed, moves, examples } = preview;
  return (
    <Card title={text.previewTitle}>
      <div className="grid gap-4" role="status">
        <p className="text-13">{changed === 0 ? text.noChange(leads) : text.changes(changed, leads)}</p>
        {moves.length > 0 ? (
          <ul className="grid gap-1 text-13 tabular-nums">
            {moves.map((move) => (
              <li
                key={`${move.from} ${move.to}`}
                className="flex justify-between gap-3 border-b border-line pb-1"
              >
                <span>{text.move(scoreText.bands[move.from], scoreText.bands[move.to])}</span>
                <span>{text.leads(move.leads)}</span>
              </li>
            ))}
          </ul>
        ) : null}
        {examples.length > 0 ? (
          <div>
            <h3 className="mb-1 text-13 font-medium">{text.examples}</h3>
            <ul className="grid max-h-60 gap-1 overflow-y-auto text-13 tabular-nums">
              {examples.map((lead) => (
                <li key={lead.leadId} className="flex justify-between gap-3">
                  <span className="min-w-0 truncate">{lead.name ?? text.noName}</span>
                  <span className="text-muted">{text.example(lead.from.score, lead.to.score)}</span>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        {children}
      </div>
    </Card>
  );
}
