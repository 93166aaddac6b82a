import { WEBHOOK_EVENTS, type WebhookEvent } from '@propguard/rules/webhooks/webhook-events';
import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { Icon } from '../../ui/controls/icon.tsx';
import { text } from './text.ts';

interface EventChoicesProps {
  chosen: readonly WebhookEvent[];
  onChange: (chosen: WebhookEvent[]) => void;
  error: string | undefined;
}

export function EventChoices({ chosen, onChange, error }: EventChoicesProps) {
  const errorId = useId();
  const toggle = (event: WebhookEvent, on: boolean) =>
    onChange(WEBHOOK_EVENTS.filter((one) => (one === event ? on : chosen.includes(one))));
  return (
    <fieldset className="grid gap-2.5" aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1.5 text-13 font-medium">{text.form.events}</legend>
      {WEBHOOK_EVENTS.map((event) => (
        <Checkbox
          key={event}
          checked={chosen.includes(event)}
          onCheckedChange={(checked) => toggle(event, checked === true)}
          label={
            <>
              {text.events[event]} <code className="font-mono text-12 text-muted">{event}</code>
            </>
          }
        />
      ))}
      {error ? (
        <p id={errorId} role="alert" className="flex items-start gap-1.25 text-12 text-danger">
          <Icon of={TriangleAlert} size={12} className="mt-0.75" />
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
