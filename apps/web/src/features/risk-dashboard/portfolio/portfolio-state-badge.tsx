import type { PortfolioState } from '@propguard/rules/portfolios/portfolio-states';
import { Check, CircleStop, Clock, ListChecks, LoaderCircle, TriangleAlert } from 'lucide-react';
import type { LucideIcon } from '../../../ui/controls/icon.tsx';
import { Badge, type BadgeTone } from '../../../ui/feedback/badge.tsx';
import { text } from '../text.ts';

const LOOKS: Record<PortfolioState, { tone: BadgeTone; icon: LucideIcon }> = {
  uploading: { tone: 'neutral', icon: Clock },
  ready: { tone: 'accent', icon: ListChecks },
  refused: { tone: 'danger', icon: TriangleAlert },
  valuing: { tone: 'accent', icon: LoaderCircle },
  stopped: { tone: 'caution', icon: CircleStop },
  valued: { tone: 'positive', icon: Check },
};

export function PortfolioStateBadge({ state }: { state: PortfolioState }) {
  return <Badge {...LOOKS[state]}>{text.states[state]}</Badge>;
}
