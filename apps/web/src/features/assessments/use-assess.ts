import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useWorkspaceMade } from '../../lib/use-workspace-made.ts';
import { placeText } from '../../parts/properties/listing-words.ts';
import { processCommand } from './ask-ahead.ts';
import { assessmentQuery, marketSentimentQuery, propertyQuery, propertySentimentQuery } from './queries.ts';
import type { AssessmentAddress } from './use-assessment-address.ts';

/** A command, and the assessment that answered it once there is one. */
interface Asked {
  command: string;
  assessmentId: string | null;
}

/**
 * CORE-ASSESS-02: one call that fails leaves the others. The earlier assessment stays when a new one fails, and
 * both sentiments then speak of what was asked. A market is asked for by the suburb that was understood.
 */
export function useAssess({ assessmentId, question, show }: AssessmentAddress) {
  const [asked, setAsked] = useState<Asked | null>(null);
  // Made, and shown a moment later, when the address has followed: nothing else is drawn in between.
  const [isTurning, setTurning] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whichever assessment the address leads to ends it.
  useEffect(() => setTurning(false), [assessmentId]);
  const queryClient = useQueryClient();
  const workspaceMade = useWorkspaceMade();
  const command = useMutation({
    ...api.assessments.processCommand.mutationOptions(),
    mutationFn: processCommand,
    onSuccess: async ({ assessment_id }, input) => {
      await fetchAhead(queryClient, assessment_id);
      setAsked({ command: input.command, assessmentId: assessment_id });
      setTurning(true);
      show(assessment_id);
      void workspaceMade();
    },
  });
  const shown = useQuery(assessmentQuery(assessmentId));
  const assessment = shown.data;

  const assess = (typed: string) => {
    setAsked({ command: typed, assessmentId: null });
    command.mutate({ command: typed });
  };
  const followed = useRef<string | null>(null);
  useEffect(() => {
    if (question === followed.current) return;
    followed.current = question;
    if (question !== null) assess(question);
  });

  const subject = assessment?.subject;
  // Going back to an earlier assessment leaves the last command behind.
  const isLatest = asked !== null && (asked.assessmentId ?? assessmentId) === assessmentId;
  const description = isLatest ? asked.command : (assessment?.command ?? subject?.address ?? null);
  const place = isLatest && command.isError ? asked.command : subject && placeText(subject.locality);
  const isToBeAsked = question !== null && !command.isError;
  return {
    assess,
    assessment,
    isAsking:
      command.isPending || isToBeAsked || isTurning || (assessmentId !== null && shown.isPlaceholderData),
    isLoading: assessmentId !== null && shown.isPending,
    /** As it was typed last. */
    asked: asked?.command ?? null,
    askError: command.error,
    readError: assessment ? null : shown.error,
    retry: () => void shown.refetch(),
    property: useQuery(propertySentimentQuery(description)),
    market: useQuery(marketSentimentQuery(place ?? null, subject?.facts.type ?? null)),
  };
}

/**
 * The assessment and the market of its suburb, asked for before the page turns to them: drawing takes longer than
 * asking, and would come between. What fails here is asked for again, and told, by the page.
 */
async function fetchAhead(queryClient: QueryClient, id: string): Promise<void> {
  const made = await queryClient
    .fetchQuery(api.assessments.get.queryOptions({ input: { id } }))
    .catch(() => undefined);
  if (!made) return;
  const { locality, facts, propertyId } = made.subject;
  if (propertyId !== null) void queryClient.prefetchQuery(propertyQuery(propertyId));
  void queryClient.prefetchQuery(marketSentimentQuery(placeText(locality), facts.type));
}
