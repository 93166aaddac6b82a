import { WEBHOOK_EVENTS, type WebhookEvent } from '@propguard/rules/webhooks/webhook-events';
import { CheckboxGroup } from '../../ui/controls/checkbox-group.tsx';
import { text } from './text.ts';

const OPTIONS = WEBHOOK_EVENTS.map((value) => ({ value, label: text.events[value] }));

interface EventChoicesProps {
  chosen: readonly WebhookEvent[];
  onChange: (chosen: WebhookEvent[]) => void;
  error: string | undefined;
}

export function EventChoices(props: EventChoicesProps) {
  return <CheckboxGroup legend={text.form.events} options={OPTIONS} {...props} />;
}
