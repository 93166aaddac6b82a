import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/controls/icon.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './text.ts';

const HANDHELD = /iPhone|iPad|Android/;

interface SignedInSession {
  id: string;
  current: boolean;
  device: string | null;
  address: string | null;
  createdAt: string;
}

export function SessionRow({ session }: { session: SignedInSession }) {
  const queryClient = useQueryClient();
  const instant = useInstantText();
  const end = useMutation(
    api.account.endSession.mutationOptions({
      onSuccess: async () => {
        await queryClient.invalidateQueries({ queryKey: api.account.sessions.key() });
        notify.success({ title: text.sessions.ended });
      },
      onError: (error) => notify.error({ title: text.sessions.notEnded, description: errorText(error) }),
    }),
  );
  const name = session.device ?? text.sessions.unknownDevice;
  const since = text.sessions.since(instant.dateTime(session.createdAt));
  return (
    <li className="flex min-h-15 items-center gap-3 px-4 py-2.5 md:px-5">
      <Icon of={HANDHELD.test(name) ? Smartphone : Monitor} className="text-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {name}
          {session.current ? <Badge tone="accent">{text.sessions.current}</Badge> : null}
        </p>
        <p className="text-12 text-muted tabular-nums">
          {[since, session.address].filter(Boolean).join(' · ')}
        </p>
      </div>
      {session.current ? null : (
        <Button
          size="sm"
          busy={end.isPending}
          aria-label={text.sessions.endOf(name)}
          onClick={() => end.mutate({ id: session.id })}
        >
          {text.sessions.end}
        </Button>
      )}
    </li>
  );
}
