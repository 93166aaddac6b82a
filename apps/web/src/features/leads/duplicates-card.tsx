import type { Lead } from '@propguard/protocol/lead-facts';
import type { LeadDuplicate } from '@propguard/protocol/leads';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Merge } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { leadPath } from '../../routes/work.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { nameOf } from './lead-looks.tsx';
import { duplicatesQuery } from './queries.ts';
import { text } from './text.ts';

const words = text.duplicates;

/** Proposed with reasons; a person decides. */
export function DuplicatesCard({ lead }: { lead: Lead }) {
  const { data } = useQuery(duplicatesQuery(lead.id));
  if (!data || data.items.length === 0) return null;
  return (
    <Card title={words.title}>
      <ul className="grid gap-4">
        {data.items.map((duplicate) => (
          <Duplicate key={duplicate.lead.id} lead={lead} duplicate={duplicate} />
        ))}
      </ul>
    </Card>
  );
}

function Duplicate({ lead, duplicate }: { lead: Lead; duplicate: LeadDuplicate }) {
  const [asking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const settle = (title: string) => ({
    onSuccess: () => {
      setAsking(false);
      notify.success({ title });
      return queryClient.invalidateQueries({ queryKey: api.leads.key() });
    },
    onError: (error: unknown) => notify.error({ title: words.failed, description: errorText(error) }),
  });
  const merge = useMutation({ ...api.leads.merge.mutationOptions(), ...settle(words.merged) });
  const apart = useMutation({ ...api.leads.keepApart.mutationOptions(), ...settle(words.keptApart) });
  const other = duplicate.lead;
  return (
    <li className="grid gap-2 text-13">
      <span className="flex items-center justify-between gap-3">
        <TextLink to={leadPath(other.id)}>{nameOf(other)}</TextLink>
        <Badge tone="accent">{words.likeness(duplicate.likeness)}</Badge>
      </span>
      <ul className="list-disc pl-5 text-12 text-muted">
        {duplicate.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <span className="flex gap-2">
        <Button size="sm" icon={Merge} onClick={() => setAsking(true)}>
          {words.merge}
        </Button>
        <Button
          size="sm"
          kind="ghost"
          busy={apart.isPending}
          onClick={() => apart.mutate({ id: lead.id, otherId: other.id })}
        >
          {words.apart}
        </Button>
      </span>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={words.confirmTitle(nameOf(other))}
        description={words.confirm}
        confirmLabel={words.merge}
        busy={merge.isPending}
        onConfirm={() => merge.mutate({ id: lead.id, otherId: other.id })}
      />
    </li>
  );
}
