import type { WebhookDelivery } from '@propguard/protocol/webhooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CodeBlock } from '../../ui/layout/code-block.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { StateBadge } from './state-badge.tsx';
import { text } from './text.ts';

const words = text.log;

export function DeliveryLine({ delivery }: { delivery: WebhookDelivery }) {
  const queryClient = useQueryClient();
  const instant = useInstantText();
  const [isOpen, setOpen] = useState(false);
  const replay = useMutation(
    api.webhooks.replay.mutationOptions({
      onSuccess: () => notify.success({ title: words.replayed }),
      onError: (error) => notify.error({ title: words.notReplayed, description: errorText(error) }),
      onSettled: () => queryClient.invalidateQueries({ queryKey: api.webhooks.key() }),
    }),
  );
  const { id, event, state, tries, status, tookMs, error, answer, body, createdAt, nextTryAt } = delivery;
  // Its first try is on the way: nothing to send again yet.
  const mayReplay = state !== 'waiting' || nextTryAt !== null;
  return (
    <li className="px-4 py-2.5 md:px-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StateBadge state={state} />
        <span className="min-w-0 flex-[1_1_14rem]">
          <code className="font-mono text-12">{event}</code>
          <span className="block text-12 text-muted">
            {instant.dateTime(createdAt)}
            {tries > 0 ? ` · ${words.tries(tries)}` : ''}
            {status === null ? '' : ` · ${words.status(status, tookMs)}`}
            {nextTryAt ? ` · ${words.next(instant.dateTime(nextTryAt))}` : ''}
          </span>
          {error ? <span className="block text-12 text-danger">{error}</span> : null}
        </span>
        <Button
          kind="ghost"
          size="sm"
          aria-expanded={isOpen}
          aria-label={words.showOf(event)}
          onClick={() => setOpen(!isOpen)}
        >
          {words.show}
        </Button>
        {mayReplay ? (
          <Button
            size="sm"
            aria-label={words.replayOf(event)}
            busy={replay.isPending}
            onClick={() => replay.mutate({ id })}
          >
            {words.replay}
          </Button>
        ) : null}
      </div>
      {isOpen ? (
        <div className="mt-2 grid gap-2">
          <CodeBlock label={words.body} code={JSON.stringify(JSON.parse(body), null, 2)} />
          {answer ? <CodeBlock label={words.said} code={answer} /> : null}
        </div>
      ) : null}
    </li>
  );
}
