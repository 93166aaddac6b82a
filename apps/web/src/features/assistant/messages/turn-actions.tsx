import type { AssistantTurn } from '@propguard/protocol/assistant-turns';
import { useMutation } from '@tanstack/react-query';
import { RotateCw, ThumbsDown, ThumbsUp } from 'lucide-react';
import { api } from '../../../lib/api.ts';
import { CopyButton } from '../../../ui/controls/copy-button.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { text } from '../text.ts';

const words = text.turn;

interface TurnActionsProps {
  turn: AssistantTurn;
  isLast: boolean;
  onRetry: () => void;
  onChanged: (turn: AssistantTurn) => void;
}

export function TurnActions({ turn, isLast, onRetry, onChanged }: TurnActionsProps) {
  const rate = useMutation({ ...api.assistant.rateTurn.mutationOptions(), onSuccess: onChanged });
  const thumb = (rating: 'up' | 'down') => () =>
    rate.mutate({ id: turn.id, rating: turn.rating === rating ? null : rating });
  return (
    <div role="toolbar" aria-label={words.actions} className="-ml-1.5 flex gap-0.5 text-muted">
      <IconButton
        icon={ThumbsUp}
        label={words.helpful}
        kind="ghost"
        size="sm"
        aria-pressed={turn.rating === 'up'}
        className={turn.rating === 'up' ? 'text-accent' : ''}
        onClick={thumb('up')}
      />
      <IconButton
        icon={ThumbsDown}
        label={words.unhelpful}
        kind="ghost"
        size="sm"
        aria-pressed={turn.rating === 'down'}
        className={turn.rating === 'down' ? 'text-accent' : ''}
        onClick={thumb('down')}
      />
      <CopyButton text={turn.answer} label={words.copy} copiedLabel={words.copied} compact />
      {isLast ? (
        <IconButton icon={RotateCw} label={words.retry} kind="ghost" size="sm" onClick={onRetry} />
      ) : null}
    </div>
  );
}
