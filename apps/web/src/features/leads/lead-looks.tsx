import type { LeadRow } from '@propguard/protocol/lead-facts';
import type { LeadAnalytics } from '@propguard/protocol/leads';
import { scoreBadge } from '@propguard/rules/lead-scoring/score-bands';
import {
  bandColour,
  cameTo,
  type LeadColour,
  leadColour,
  TEMPER_NAMES,
} from '@propguard/rules/leads/lead-colours';
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

/** OPS-LEAD-30: the scores worth a call stand out. */
const BADGES = { default: 'accent', secondary: 'neutral' } as const;

export function ScoreBar({ score }: { score: number | null }) {
  if (score === null) return <span className="text-muted">{text.none}</span>;
  return (
    <span className="inline-flex items-center gap-2.5">
      <Meter share={score / 100} className="w-11" />
      <Badge tone={BADGES[scoreBadge(score)]} className="w-9 justify-center">
        {score}
      </Badge>
    </span>
  );
}

/** The colours that LEADS-DISP-01 names, in the house's tokens: the accent is its emerald. */
const TONES: Record<LeadColour, BadgeTone> = {
  red: 'danger',
  orange: 'caution',
  blue: 'info',
  green: 'positive',
  emerald: 'accent',
  gray: 'neutral',
};

/** How warm a lead is, and how far it came. */
export function TemperBadges({ lead }: { lead: Pick<LeadRow, 'scoreBand' | 'status'> }) {
  const reached = cameTo(lead.status);
  return (
    <span className="inline-flex flex-wrap gap-1">
      {lead.scoreBand ? (
        <Badge tone={TONES[bandColour(lead.scoreBand)]}>{BAND_NAMES[lead.scoreBand]}</Badge>
      ) : null}
      {reached ? <Badge tone={TONES[leadColour(reached)]}>{TEMPER_NAMES[reached]}</Badge> : null}
    </span>
  );
}

export const nameOf = ({ name, email, phone }: Pick<LeadRow, 'name' | 'email' | 'phone'>): string =>
  name ?? email ?? phone ?? text.unnamed;

/** What the stage led to so far; null: too few to say. */
export const probabilityIn = (analytics: LeadAnalytics | undefined, status: LeadStatus): number | null =>
  analytics?.stages.find((stage) => stage.status === status)?.probability ?? null;
