import type { RiskKind } from '@propguard/rules/hazards/hazard-kinds';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { Icon } from '../../ui/controls/icon.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { RISK_LOOKS } from './risk-kinds.ts';

interface ShownMitigation {
  kind: RiskKind;
  value: number;
  tips: readonly string[];
  reductionPercent: number;
}

interface MitigationCardsProps {
  /** Null before anything was assessed: nothing is said of a place that nobody named. */
  cards: readonly ShownMitigation[] | null;
  /** What stands below the cards whatever the place (CORE-RISK-10). */
  general: readonly string[];
  headingLevel?: 2 | 3;
}

const TEXTS = {
  title: 'Risk Mitigation Strategies',
  none: 'None of the risks we have data for is high enough to need its own strategies.',
  risk: (value: number) => `${Math.round(value * 100)}% risk`,
  potential: 'Risk reduction potential',
  general: 'For every property',
};

/** One card for each risk that is worth acting on, and what is worth doing anywhere. */
export function MitigationCards({ cards, general, headingLevel = 2 }: MitigationCardsProps) {
  return (
    <Card title={TEXTS.title} headingLevel={headingLevel}>
      <div className={clsx('grid gap-x-8 gap-y-4', (cards?.length ?? 0) < 2 && 'md:grid-cols-2')}>
        {cards === null ? null : <PlaceStrategies cards={cards} />}
        <div>
          <p className="text-13 font-semibold">{TEXTS.general}</p>
          <TipList tips={general} />
        </div>
      </div>
    </Card>
  );
}

function PlaceStrategies({ cards }: { cards: readonly ShownMitigation[] }) {
  if (cards.length === 0) return <p className="text-13 text-muted">{TEXTS.none}</p>;
  return (
    <ul className={clsx('grid gap-3', cards.length > 1 && 'md:grid-cols-2')}>
      {cards.map((card) => (
        <MitigationCard key={card.kind} card={card} />
      ))}
    </ul>
  );
}

function MitigationCard({ card: { kind, value, tips, reductionPercent } }: { card: ShownMitigation }) {
  const { label, icon } = RISK_LOOKS[kind];
  return (
    <li className="grid content-start gap-2 rounded-2 border border-line p-3.5 text-13">
      <p className="flex items-center gap-2">
        <Icon of={icon} className="text-muted" />
        <span className="font-semibold">{label}</span>
        <span className="ml-auto text-12 text-muted tabular-nums">{TEXTS.risk(value)}</span>
      </p>
      <TipList tips={tips} />
      <p className="mt-auto flex justify-between gap-3 border-t border-line pt-2 text-12 text-muted">
        {TEXTS.potential}
        <span className="font-semibold text-ink tabular-nums">{reductionPercent}%</span>
      </p>
    </li>
  );
}

function TipList({ tips }: { tips: readonly string[] }) {
  return (
    <ul className="mt-1 grid gap-1.25 text-13">
      {tips.map((tip) => (
        <li key={tip} className="flex items-start gap-2">
          <Icon of={Check} size={13} className="mt-0.75 flex-none text-positive" />
          {tip}
        </li>
      ))}
    </ul>
  );
}
