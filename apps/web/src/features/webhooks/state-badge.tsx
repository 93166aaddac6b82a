import type { WebhookState } from '@propguard/rules/webhooks/webhook-events';
import { Badge, type BadgeTone } from '../../ui/feedback/badge.tsx';
import { text } from './text.ts';

const TONES: Record<WebhookState, BadgeTone> = {
  waiting: 'neutral',
  delivered: 'positive',
  failed: 'danger',
};

export function StateBadge({ state }: { state: WebhookState }) {
  return <Badge tone={TONES[state]}>{text.states[state]}</Badge>;
}
