import type { InboxConversation } from '@propguard/protocol/inbox-facts';
import { useQuery } from '@tanstack/react-query';
import { Sparkles, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/controls/icon.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { suggestionQuery } from './queries.ts';
import { text } from './text.ts';

const words = text.suggested;

interface SuggestedReplyProps {
  conversation: InboxConversation;
  onUse: (suggested: string) => void;
}

/** What the assistant would answer. Nothing of it goes anywhere until somebody uses and sends it. */
export function SuggestedReply({ conversation: { id, state, entries }, onUse }: SuggestedReplyProps) {
  const last = entries.findLast((entry) => entry.kind === 'message' && entry.author !== 'system');
  const isAsked =
    (state === 'waiting' || state === 'person') && last?.kind === 'message' && last.author === 'contact';
  const { data } = useQuery(suggestionQuery(isAsked ? id : null, last?.id ?? ''));
  const [dismissed, setDismissed] = useState('');
  const suggestion = isAsked ? data?.suggestion : null;
  if (!suggestion || suggestion.to === dismissed) return null;
  const done = () => setDismissed(suggestion.to);
  return (
    <section
      aria-label={words.label}
      className="mx-3 mb-2 flex flex-none flex-wrap items-start gap-x-3 gap-y-2 rounded-2 bg-accent-soft px-3.5 py-2.5 text-13 md:mx-5"
    >
      <Icon of={Sparkles} size={14} className="mt-0.5 text-accent" />
      <div className="max-h-28 min-w-0 flex-1 overflow-y-auto">
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {suggestion.text}
        </p>
        {suggestion.sources.length > 0 ? (
          <p className="mt-1 text-12 text-muted">{words.sources(suggestion.sources.join(', '))}</p>
        ) : null}
      </div>
      <span className="flex flex-none items-center gap-1">
        <Button
          size="sm"
          data-inbox-key="use"
          onClick={() => {
            onUse(suggestion.text);
            done();
          }}
        >
          {words.use}
        </Button>
        <IconButton icon={X} size="sm" kind="ghost" label={words.dismiss} onClick={done} />
      </span>
    </section>
  );
}
