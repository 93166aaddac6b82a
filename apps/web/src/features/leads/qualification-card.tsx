import type { Lead } from '@propguard/protocol/lead-facts';
import { LEAD_INTENTS, type LeadIntent } from '@propguard/rules/leads/facts';
import { INTENT_NAMES } from '@propguard/rules/leads/words';
import { FLOWS } from '@propguard/rules/qualification/flow';
import { PATHS, pathTo } from '@propguard/rules/routes/paths';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { Questions } from '../../parts/qualification/questions.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { SegmentedControl } from '../../ui/controls/segmented-control.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { localitiesQuery, qualificationsQuery } from './queries.ts';
import { text } from './text.ts';

const words = text.qualification;

const usePlaces = (query: string) =>
  useQuery(localitiesQuery(query)).data?.items.map(({ id, name, state, postcode }) => ({
    id,
    name: `${name} ${state} ${postcode}`,
  }));

/** OPS-QUAL-04 to -11: asked here by whoever talks with them, or by a link that they open themselves. */
export function QualificationCard({ lead }: { lead: Lead }) {
  const queryClient = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(qualificationsQuery(lead.id));
  const [flow, setFlow] = useState<LeadIntent>(lead.intent ?? 'buyer');
  const kept = data?.items.find((one) => one.flow === flow);
  const answer = useMutation({
    ...api.qualification.answer.mutationOptions(),
    onSuccess: () =>
      Promise.all(
        [api.qualification.key(), api.leads.key(), api.leadScoring.key()].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
  const link = useMutation({
    ...api.qualification.link.mutationOptions(),
    onSuccess: async ({ pass }) => {
      const address = `${window.location.origin}${pathTo(PATHS.questions, { pass })}`;
      await navigator.clipboard.writeText(address);
      notify.success({ title: words.copied, description: words.copiedHint });
    },
    onError: (problem) => notify.error({ title: words.notCopied, description: errorText(problem) }),
  });
  const answered = Object.keys(kept?.answers ?? {}).length;
  return (
    <Card
      title={words.title}
      subtitle={kept?.score == null ? words.answered(answered, FLOWS[flow].length) : words.score(kept.score)}
      actions={
        lead.mergedInto ? undefined : (
          <Button
            size="sm"
            kind="ghost"
            icon={Link2}
            busy={link.isPending}
            onClick={() => link.mutate({ id: lead.id, flow })}
          >
            {words.link}
          </Button>
        )
      }
    >
      {error && !data ? (
        <ReadFailure
          title={words.failed}
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      {data ? (
        <div className="grid gap-3">
          <SegmentedControl
            label={words.flow}
            options={LEAD_INTENTS.map((value) => ({ value, label: INTENT_NAMES[value] }))}
            value={flow}
            onValueChange={setFlow}
          />
          {kept?.score == null ? null : <Points questions={kept.questions} flow={flow} />}
          {lead.mergedInto ? null : (
            <Questions
              key={flow}
              flow={flow}
              answers={kept?.answers ?? {}}
              places={kept?.places ?? []}
              usePlaces={usePlaces}
              heading="h3"
              onAnswer={(key, given) => answer.mutateAsync({ id: lead.id, flow, key, answer: given })}
            />
          )}
        </div>
      ) : null}
    </Card>
  );
}

interface PointsProps {
  flow: LeadIntent;
  questions: readonly { key: string; weight: number; points: number }[];
}

/** What each answer weighs, and what it gave. Of ten points each. */
function Points({ flow, questions }: PointsProps) {
  return (
    <table className="w-full text-12 tabular-nums">
      <caption className="sr-only">{words.points}</caption>
      <thead className="text-muted">
        <tr>
          <th scope="col" className="py-1 text-left font-normal">
            {words.question}
          </th>
          <th scope="col" className="py-1 text-right font-normal">
            {words.weight}
          </th>
          <th scope="col" className="py-1 text-right font-normal">
            {words.given}
          </th>
        </tr>
      </thead>
      <tbody>
        {questions.map(({ key, weight, points }) => (
          <tr key={key} className="border-t border-line">
            <td className="py-1">{FLOWS[flow].find((one) => one.key === key)?.ask ?? key}</td>
            <td className="py-1 text-right">{weight}</td>
            <td className="py-1 text-right">{words.of(points)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
