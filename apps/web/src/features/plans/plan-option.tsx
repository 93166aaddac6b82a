import type { PlanOffer, PlanUsage } from '@propguard/protocol/plans';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { audText } from '../../lib/aud-text.ts';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { text } from './text.ts';

const words = text.choose;

interface PlanOptionProps {
  plan: PlanOffer;
  usage: PlanUsage;
  isSelected: boolean;
  onSelect: () => void;
}

/** A plan as a choice: the whole card is its label. */
export function PlanOption({ plan, usage, isSelected, onSelect }: PlanOptionProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={clsx(
        'flex cursor-pointer flex-col gap-3 rounded-2 border bg-surface p-4 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent md:p-5',
        isSelected ? 'border-accent inset-ring inset-ring-accent' : 'border-line hover:border-rule',
      )}
    >
      <span className="flex min-h-5.5 flex-wrap items-center gap-2">
        <input
          id={id}
          type="radio"
          name="plan"
          value={plan.name}
          checked={isSelected}
          onChange={onSelect}
          className="h-4 w-4 accent-accent outline-none"
        />
        <span className="font-semibold">{plan.name}</span>
        <PlanBadges plan={plan} usage={usage} />
      </span>
      <span className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
        <span className="text-28 leading-tight font-semibold tracking-figure">
          {plan.priceAUD === 0 ? words.free : audText(plan.priceAUD)}
        </span>
        {plan.priceAUD === 0 ? null : (
          <span className="text-13 text-muted">
            {words.month}, {words.eth(plan.priceETH)}
          </span>
        )}
      </span>
      <span className="grid gap-1.5 border-t border-line pt-3 text-13">
        {plan.features.map((feature) => (
          <span key={feature} className="flex items-start gap-2">
            <Icon of={Check} size={14} className="mt-0.75 text-accent" />
            {feature}
          </span>
        ))}
      </span>
    </label>
  );
}

function PlanBadges({ plan, usage }: Pick<PlanOptionProps, 'plan' | 'usage'>) {
  const { date } = useInstantText();
  if (plan.name === usage.plan)
    return (
      <Badge tone="positive" className="ml-auto">
        {words.current}
      </Badge>
    );
  if (plan.name === usage.nextPlan && usage.changesAt !== null)
    return <Badge className="ml-auto">{words.next(date(usage.changesAt))}</Badge>;
  return plan.popular ? (
    <Badge tone="accent" className="ml-auto">
      {words.popular}
    </Badge>
  ) : null;
}
