import type { Scenario } from '@propguard/protocol/assessments';
import { type UseQueryResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { api } from '../../../lib/api.ts';
import { audText } from '../../../lib/aud-text.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useSession } from '../../../lib/session.ts';
import { useInstantText } from '../../../parts/times/use-instant-text.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { ReadFailure } from '../../../ui/feedback/read-failure.tsx';
import { Loading, SkeletonTable } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { notify } from '../../../ui/overlays/notify.tsx';
import { scenariosQuery } from '../queries.ts';
import { text } from '../text.ts';
import type { AssessmentAddress } from '../use-assessment-address.ts';
import { whatIfText } from './text.ts';

const words = whatIfText;

interface ScenariosCardProps {
  assessmentId: string;
  /** As they were read, or why they were not: the card does not ask for itself, it comes and goes with the answer. */
  scenarios: UseQueryResult<{ items: Scenario[] }>;
  address: AssessmentAddress;
}

export function ScenariosCard({ assessmentId, scenarios, address }: ScenariosCardProps) {
  const { data, error, isPending, refetch } = scenarios;
  const queryClient = useQueryClient();
  const { meets } = useSession();
  const forget = useMutation({
    ...api.assessments.removeScenario.mutationOptions(),
    onSuccess: (_done, { scenarioId }) => {
      if (address.scenarioId === scenarioId) address.openScenario(null);
      return queryClient.invalidateQueries({ queryKey: scenariosQuery(assessmentId).queryKey });
    },
    onError: (failure) => notify.error({ title: words.forgetFailed, description: errorText(failure) }),
  });
  return (
    <Card title={words.scenarios}>
      {isPending ? (
        <Loading label={words.scenarios}>
          <SkeletonTable rows={2} columns={2} />
        </Loading>
      ) : null}
      {error && !data ? (
        <ReadFailure
          title={words.scenariosFailed}
          onRetry={() => void refetch()}
          variant="banner"
          error={error}
        />
      ) : null}
      {data && data.items.length > 0 ? (
        <ul className="divide-y divide-line border-t border-line">
          {data.items.map((scenario) => (
            <ScenarioLine
              key={scenario.id}
              scenario={scenario}
              isOpen={scenario.id === address.scenarioId}
              onOpen={() => address.openScenario(scenario.id)}
              onForget={
                meets('agent')
                  ? () => forget.mutate({ id: assessmentId, scenarioId: scenario.id })
                  : undefined
              }
            />
          ))}
        </ul>
      ) : null}
    </Card>
  );
}

interface ScenarioLineProps {
  scenario: Scenario;
  isOpen: boolean;
  onOpen: () => void;
  onForget: (() => void) | undefined;
}

function ScenarioLine({ scenario, isOpen, onOpen, onForget }: ScenarioLineProps) {
  const { name, kind, valuation, createdAt } = scenario;
  const { dateTime } = useInstantText();
  return (
    <li className="flex items-center gap-3 py-2 text-13">
      <div className="min-w-0 flex-1">
        <button
          type="button"
          aria-pressed={isOpen}
          aria-label={words.open(name)}
          onClick={onOpen}
          className="touch-area max-w-full rounded-1 text-left font-medium break-words text-accent hover:underline aria-pressed:text-ink"
        >
          {name}
        </button>
        <p className="mt-0.5 flex flex-wrap items-center gap-2 text-12 text-muted">
          <Badge tone={kind === 'challenge' ? 'caution' : 'neutral'}>{words.kinds[kind]}</Badge>
          {dateTime(createdAt)}
        </p>
      </div>
      <span className="font-medium tabular-nums">
        {valuation.valueAud === null ? text.noValue : audText(valuation.valueAud)}
      </span>
      {onForget ? (
        <IconButton icon={X} label={words.forget(name)} kind="ghost" size="sm" onClick={onForget} />
      ) : null}
    </li>
  );
}
