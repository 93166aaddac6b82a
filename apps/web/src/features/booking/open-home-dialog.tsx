import type { OpenHomeDetail } from '@propguard/protocol/open-homes';
import { PATHS, pathTo } from '@propguard/rules/routes/paths';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { useMailWaits } from '../../parts/outbound/use-mail-waits.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CopyButton } from '../../ui/controls/copy-button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './open-homes-text.ts';
import { openHomeQuery } from './queries.ts';

interface OpenHomeDialogProps {
  id: string;
  mayChange: boolean;
  onClose: () => void;
}

/** The page for the door, who comes and came, and calling it off. */
export function OpenHomeDialog({ id, mayChange, onClose }: OpenHomeDialogProps) {
  const { data, error, refetch, isFetching } = useQuery(openHomeQuery(id));
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())} title={data?.address ?? text.show}>
      {data ? <Detail home={data} mayChange={mayChange} /> : null}
      {error && !data ? (
        <ReadFailure title={text.failed} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : null}
      {data || error ? null : <Skeleton className="h-40" />}
    </Dialog>
  );
}

function Detail({ home, mayChange }: { home: OpenHomeDetail; mayChange: boolean }) {
  const link = `${window.location.origin}${home.path}`;
  return (
    <div className="grid gap-5">
      <section aria-label={text.door}>
        <h3 className="text-14 font-semibold">{text.door}</h3>
        <p className="text-13 text-muted">{text.doorHint}</p>
        <p className="mt-2 rounded-2 bg-sunken px-3 py-2 font-mono text-12 break-all">{link}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <CopyButton text={link} label={text.copy} />
          <LinkButton size="sm" kind="ghost" icon={ExternalLink} to={home.path} target="_blank">
            {text.openDoor}
          </LinkButton>
        </div>
      </section>
      <Visitors home={home} mayChange={mayChange} />
      {mayChange && (home.phase === 'before' || home.phase === 'door') ? <CallOff id={home.id} /> : null}
    </div>
  );
}

function Visitors({ home, mayChange }: { home: OpenHomeDetail; mayChange: boolean }) {
  const queryClient = useQueryClient();
  const checkIn = useMutation(
    api.openHomes.checkIn.mutationOptions({
      onError: (error) => notify.error({ title: text.notDone, description: errorText(error) }),
      onSettled: () => queryClient.invalidateQueries({ queryKey: api.openHomes.key() }),
    }),
  );
  return (
    <section aria-label={text.visitors}>
      <h3 className="text-14 font-semibold">
        {text.visitors}
        <span className="ml-2 text-13 font-normal text-muted tabular-nums">
          {text.places(home.taken, home.capacity)}
        </span>
      </h3>
      {home.visits.length === 0 ? <p className="text-13 text-muted">{text.noVisitors}</p> : null}
      <ul className="divide-y divide-line">
        {home.visits.map((visit) => {
          const name = visit.person.name ?? text.somebody;
          return (
            <li key={visit.id} className="flex items-center gap-3 py-2 text-13">
              <span className="min-w-0 flex-1 truncate font-medium">
                {visit.leadId ? (
                  <TextLink to={pathTo(PATHS.lead, { id: visit.leadId })}>{name}</TextLink>
                ) : (
                  name
                )}
              </span>
              <span className="text-muted">{text.party(visit.people)}</span>
              {visit.checkedInAt ? (
                <Badge tone="positive">{text.in}</Badge>
              ) : mayChange ? (
                <Button
                  size="sm"
                  aria-label={text.checkInOf(name)}
                  busy={checkIn.isPending && checkIn.variables?.visitId === visit.id}
                  onClick={() => checkIn.mutate({ id: home.id, visitId: visit.id })}
                >
                  {text.checkIn}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function CallOff({ id }: { id: string }) {
  const queryClient = useQueryClient();
  const [reason, setReason] = useState('');
  const mailWaits = useMailWaits();
  const cancel = useMutation(
    api.openHomes.cancel.mutationOptions({
      onSuccess: () => notify.success({ title: text.calledOff }),
      onError: (error) => notify.error({ title: text.notDone, description: errorText(error) }),
      onSettled: () => queryClient.invalidateQueries({ queryKey: api.openHomes.key() }),
    }),
  );
  return (
    <form
      className="flex items-end gap-2 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        cancel.mutate({ id, reason: reason.trim() });
      }}
    >
      <Field
        label={text.reason}
        hint={mailWaits ? text.callOffHintHeld : text.callOffHint}
        className="flex-1"
      >
        <TextInput value={reason} maxLength={500} onChange={(event) => setReason(event.target.value)} />
      </Field>
      <Button type="submit" kind="danger" disabled={reason.trim() === ''} busy={cancel.isPending}>
        {text.callOff}
      </Button>
    </form>
  );
}
