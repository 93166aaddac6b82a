import type { EvidenceWay } from '@propguard/rules/hazards/certainty';
import {
  certaintyText,
  disagreementText,
  evidenceText,
  findingText,
} from '@propguard/rules/hazards/evidence-words';
import { Scale } from 'lucide-react';
import { Badge } from '../../ui/feedback/badge.tsx';
import { SampleBadge } from '../provenance/sample-badge.tsx';

export interface ShownEvidence {
  layerId: string;
  layer: string;
  way: EvidenceWay;
  figure: number | null;
  value: number;
  certainty: number;
  source: string;
  licence: string;
  surveyedOn: string;
  method: string;
  screening: boolean;
  sample: boolean;
}

interface EvidenceListProps {
  /** Whose evidence it is: 'Evidence on flood'. */
  label: string;
  evidence: readonly ShownEvidence[];
  disagreement: { low: number; high: number } | null;
  /** A day in the reader's own words. */
  dayText: (day: string) => string;
}

const TEXTS = {
  none: 'No map covers this place. That means no data, not that it’s safe.',
  disagree: (apart: string) => `Sources disagree: ${apart}`,
  screening: 'Screening',
};

/** What a risk rests on, the surest source first; where sources disagree, both stand here. */
export function EvidenceList({ label, evidence, disagreement, dayText }: EvidenceListProps) {
  if (evidence.length === 0) return <p className="text-13 text-muted">{TEXTS.none}</p>;
  return (
    <div className="grid gap-2">
      {disagreement ? (
        <Badge tone="caution" icon={Scale} className="justify-self-start">
          {TEXTS.disagree(disagreementText(disagreement))}
        </Badge>
      ) : null}
      <ul aria-label={label} className="divide-y divide-line">
        {evidence.map((one) => (
          <EvidenceRow key={one.layerId} evidence={one} dayText={dayText} />
        ))}
      </ul>
    </div>
  );
}

function EvidenceRow({ evidence, dayText }: { evidence: ShownEvidence; dayText: (day: string) => string }) {
  const { layer, way, figure, value, certainty, source, licence, surveyedOn, method } = evidence;
  return (
    <li className="grid gap-0.75 py-2 text-13">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className="font-medium">{findingText(way, figure)}</span>
        {evidence.screening ? <Badge>{TEXTS.screening}</Badge> : null}
        {evidence.sample ? <SampleBadge /> : null}
        <span className="ml-auto font-semibold tabular-nums">{evidenceText({ way, value })}</span>
      </div>
      <p className="text-12 text-muted">
        {layer}. {method}. {certaintyText(certainty)}.
      </p>
      <p className="text-12 text-muted">
        {source}, {dayText(surveyedOn)}, {licence}
      </p>
    </li>
  );
}
