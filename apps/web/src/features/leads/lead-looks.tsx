import type { LeadRow } from '@propguard/protocol/lead-facts';
import type { LeadAnalytics } from '@propguard/protocol/leads';
import { type LeadStatus, STATUS_NAMES } from '@propguard/rules/leads/pipeline';
import { BAND_NAMES } from '@propguard/rules/leads/words';
import { clsx } from 'clsx';
import { Badge, type BadgeTone } from '../../ui/feedback/badge.tsx';
import { Meter } from '../../ui/feedback/meter.tsx';
import { text } from './text.ts';

/** OPS-LEAD-24: closed shares its colour with qualified. */
const DOTS: Record<LeadStatus, string> = {
  new: 'bg-hz-flood',
  contacted: 'bg-muted',
  qualified: 'bg-positive-fill',
  viewing: 'bg-accent',
  negotiating: 'bg-caution-fill',
  closed: 'bg-positive-fill',
  lost: 'border border-control bg-surface',
};

export function StatusMark({ status }: { status: LeadStatus }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span aria-hidden="true" className={clsx('size-2 flex-none rounded-full', DOTS[status])} />
      {STATUS_NAMES[status]}
    </span>
  );
}

export function ScoreBar({ score }: { score: number | null }) {
  if (score === null) return <span className="text-muted">{text.none}</span>;
  return (
    <span className="inline-flex items-center gap-2.5">
      <Meter share={score / 100} className="w-11" />
      <span className="w-6 text-right font-semibold tabular-nums">{score}</span>
    </span>
  );
}

const BAND_TONES: Record<NonNullable<LeadRow['scoreBand']>, BadgeTone> = {
  hot: 'caution',
  warm: 'accent',
  cool: 'neutral',
  cold: 'neutral',
};
export function BandBadge({ band }: { band: LeadRow['scoreBand'] }) {
  return band ? <Badge tone={BAND_TONES[band]}>{BAND_NAMES[band]}</Badge> : null;
}

export const nameOf = ({ name, email, phone }: Pick<LeadRow, 'name' | 'email' | 'phone'>): string =>
  name ?? email ?? phone ?? text.unnamed;

/** What the stage led to so far; null: too few to say. */
export const probabilityIn = (analytics: LeadAnalytics | undefined, status: LeadStatus): number | null =>
  analytics?.stages.find((stage) => stage.status === status)?.probability ?? null;
