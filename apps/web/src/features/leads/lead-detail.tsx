import type { Lead } from '@propguard/protocol/lead-facts';
import type { LeadAnalytics } from '@propguard/protocol/leads';
import { shortAud, wholeAud } from '@propguard/rules/formats/money';
import { LEAD_STATUSES, type LeadStatus, STATUS_NAMES } from '@propguard/rules/leads/pipeline';
import {
  FINANCING_NAMES,
  INTENT_NAMES,
  LOST_REASON_NAMES,
  TIMELINE_NAMES,
} from '@propguard/rules/leads/words';
import { phoneText } from '@propguard/rules/people/phone-text';
import { TYPE_WORDS } from '@propguard/rules/properties/type-words';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { leadPath } from '../../routes/work.ts';
import { Button } from '../../ui/controls/button.tsx';
import { NativeSelect } from '../../ui/controls/native-select.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { DefinitionList } from '../../ui/layout/definition-list.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { DetailPart } from './detail-part.tsx';
import { EditLeadDialog } from './lead-form.tsx';
import { TemperBadges } from './lead-looks.tsx';
import { agentsQuery } from './queries.ts';
import { ResponseClock } from './response-clock.tsx';
import { text } from './text.ts';
import { useLeadTimes } from './use-lead-times.ts';

const words = text.detail;
const LINE_LOOK = 'touch-area rounded-1 break-all text-accent underline decoration-1 underline-offset-3';

/** OPS-LEAD-13: score, value, probability, and where it stands. */
export function LeadSummary({ lead, analytics }: { lead: Lead; analytics: LeadAnalytics | undefined }) {
  const stage = analytics?.stages.find(({ status }) => status === lead.status);
  const probability = stage?.probability ?? null;
  const stages = LEAD_STATUSES.filter((status) => status !== 'lost');
  const reached = (stages as readonly LeadStatus[]).indexOf(lead.status);
  return (
    <div className="pb-4">
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        <Figure
          label={words.score}
          value={lead.score ?? text.none}
          note={lead.score === null ? words.notScored : <TemperBadges lead={lead} />}
        />
        <Figure
          label={words.value}
          value={lead.totalValueAud === null ? text.none : shortAud(lead.totalValueAud)}
        />
        <Figure
          label={words.probability}
          value={probability === null ? text.none : `${Math.round(probability)}%`}
          note={
            stage === undefined || lead.status === 'closed' || lead.status === 'lost'
              ? null
              : probability === null
                ? words.tooFew(stage.decided)
                : words.rateOf(stage.closed, stage.decided)
          }
        />
        <Figure
          label={words.expected}
          value={
            probability === null || lead.totalValueAud === null
              ? text.none
              : shortAud((lead.totalValueAud * probability) / 100)
          }
          note={probability === null ? null : words.expectedNote(Math.round(probability))}
        />
      </dl>
      <ol aria-label={words.stages} className="mt-3 grid grid-cols-6 gap-1">
        {stages.map((status, index) => (
          <li
            key={status}
            aria-current={status === lead.status ? 'step' : undefined}
            className={clsx(
              'min-w-0 text-11 whitespace-nowrap',
              status === lead.status ? 'font-semibold text-accent' : 'text-muted',
            )}
          >
            <span
              aria-hidden="true"
              className={clsx('mb-1 block h-1 rounded-[2px]', index <= reached ? 'bg-accent' : 'bg-sunken')}
            />
            {/* Six names have no room beside each other on a phone. */}
            <span className={status === lead.status ? 'block' : 'block truncate max-sm:sr-only'}>
              {STATUS_NAMES[status]}
            </span>
          </li>
        ))}
      </ol>
      {lead.lostReason ? (
        <p className="mt-2 text-13 text-muted">{words.lostBecause(LOST_REASON_NAMES[lead.lostReason])}</p>
      ) : null}
      {lead.feeAud === null ? null : (
        <p className="mt-2 text-13 text-muted">{words.closedWith(wholeAud(lead.feeAud))}</p>
      )}
    </div>
  );
}

function Figure({ label, value, note }: { label: string; value: ReactNode; note?: ReactNode }) {
  return (
    <div>
      <dt className="text-12 text-muted">{label}</dt>
      <dd className="text-20 font-semibold tracking-figure">{value}</dd>
      {note ? <dd className="text-12 text-muted">{note}</dd> : null}
    </div>
  );
}

/** Of a lead that is kept as it was, for whoever comes by an old link. */
export function MergedNotice({ lead, className }: { lead: Lead; className: string }) {
  if (lead.mergedInto === null) return null;
  return (
    <Alert
      tone="caution"
      title={words.mergedInto}
      action={<TextLink to={leadPath(lead.mergedInto)}>{words.toMerged}</TextLink>}
      className={className}
    />
  );
}

export function LeadFacts({ lead }: { lead: Lead }) {
  const [editing, setEditing] = useState(false);
  const times = useLeadTimes();
  const shown = (items: { term: string; detail: ReactNode }[]) =>
    items.filter(({ detail }) => Boolean(detail));
  const budget = [lead.budgetMin, lead.budgetMax]
    .filter((aud) => aud !== null)
    .map(wholeAud)
    .join(' – ');
  return (
    <>
      <DetailPart title={words.contact}>
        <DefinitionList
          layout="columns"
          items={shown([
            ...lead.addresses.map(({ kind, value }) => ({
              term: kind === 'email' ? words.email : kind === 'phone' ? words.phone : kind,
              detail:
                kind === 'email' ? (
                  <a href={`mailto:${value}`} className={LINE_LOOK}>
                    {value}
                  </a>
                ) : kind === 'phone' ? (
                  <a href={`tel:${value}`} className={LINE_LOOK}>
                    {phoneText(value)}
                  </a>
                ) : (
                  value
                ),
            })),
            { term: words.company, detail: lead.company },
            { term: words.next, detail: lead.nextFollowUpAt && times.when(lead.nextFollowUpAt) },
            {
              term: words.answerBy,
              detail: lead.responseDueAt && (
                <span className="flex flex-wrap items-center gap-2">
                  {times.when(lead.responseDueAt)}
                  <ResponseClock dueAt={lead.responseDueAt} />
                </span>
              ),
            },
            { term: words.assign, detail: lead.mergedInto ? lead.agent?.name : <AgentChoice lead={lead} /> },
          ])}
        />
      </DetailPart>
      <DetailPart
        title={words.preferences}
        action={
          lead.mergedInto ? undefined : (
            <Button size="sm" kind="ghost" icon={Pencil} onClick={() => setEditing(true)}>
              {words.edit}
            </Button>
          )
        }
      >
        <DefinitionList
          layout="columns"
          items={shown([
            { term: text.form.intent, detail: lead.intent && INTENT_NAMES[lead.intent] },
            { term: words.budget, detail: budget },
            {
              term: words.type,
              detail: [
                lead.propertyTypes.map((type) => TYPE_WORDS[type]).join(', '),
                lead.bedrooms === null ? '' : words.bedrooms(lead.bedrooms),
                lead.bathrooms === null ? '' : words.bathrooms(lead.bathrooms),
              ]
                .filter(Boolean)
                .join(', '),
            },
            { term: words.locations, detail: lead.places.map(({ name }) => name).join(', ') },
            { term: words.timeline, detail: lead.timeline && TIMELINE_NAMES[lead.timeline] },
            { term: words.financing, detail: lead.financing && FINANCING_NAMES[lead.financing] },
            { term: words.features, detail: lead.features.join(', ') },
            {
              term: words.tags,
              detail:
                lead.tags.length > 0 ? (
                  <span className="flex flex-wrap gap-1">
                    {lead.tags.map((tag) => (
                      <Badge key={tag} tone="outline">
                        {tag}
                      </Badge>
                    ))}
                  </span>
                ) : null,
            },
          ])}
        />
      </DetailPart>
      {lead.merged.length > 0 ? <MergedLeads lead={lead} /> : null}
      {editing ? <EditLeadDialog lead={lead} onClose={() => setEditing(false)} /> : null}
    </>
  );
}

const NOBODY = 'nobody';
function AgentChoice({ lead }: { lead: Lead }) {
  const queryClient = useQueryClient();
  const { data } = useQuery(agentsQuery());
  const assign = useMutation({
    ...api.leads.assign.mutationOptions(),
    onSuccess: ({ agent }) => {
      notify.success({ title: agent ? words.assigned(agent.name) : words.unassigned });
      return queryClient.invalidateQueries({ queryKey: api.leads.key() });
    },
    onError: (error) => notify.error({ title: words.assignFailed, description: errorText(error) }),
  });
  return (
    <NativeSelect
      label={words.assign}
      className="-ml-2.5"
      options={[
        { value: NOBODY, label: text.filter.nobody },
        ...(data?.items ?? (lead.agent ? [lead.agent] : [])).map(({ id, name }) => ({
          value: id,
          label: name,
        })),
      ]}
      value={lead.agent?.id ?? NOBODY}
      onValueChange={(value) =>
        assign.mutate({ id: lead.id, agentId: value === NOBODY ? null : value, reason: '' })
      }
    />
  );
}

function MergedLeads({ lead }: { lead: Lead }) {
  const queryClient = useQueryClient();
  const undo = useMutation({
    ...api.leads.undoMerge.mutationOptions(),
    onSuccess: ({ stayed }) => {
      notify.success({ title: words.undoneMerge(stayed) });
      return queryClient.invalidateQueries({ queryKey: api.leads.key() });
    },
    onError: (error) => notify.error({ title: words.undoFailed, description: errorText(error) }),
  });
  return (
    <DetailPart title={words.merged}>
      <ul className="grid gap-1.5 text-13">
        {lead.merged.map(({ mergeId, name }) => (
          <li key={mergeId} className="flex items-center justify-between gap-3">
            {name ?? text.unnamed}
            <Button size="sm" busy={undo.isPending} onClick={() => undo.mutate({ id: lead.id, mergeId })}>
              {words.undoMerge}
            </Button>
          </li>
        ))}
      </ul>
    </DetailPart>
  );
}
