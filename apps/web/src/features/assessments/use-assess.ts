import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { placeText } from '../../lib/listing-words.ts';
import { assessmentQuery, marketSentimentQuery, propertySentimentQuery } from './queries.ts';
import type { AssessmentAddress } from './use-assessment-address.ts';

/**
 * CORE-ASSESS-02: three calls that do not wait for each other. What was asked last is told apart from what is
 * shown: when the assessment fails, the earlier one stays and both sentiments still apply.
 */
export function useAssess({ assessmentId, question, show }: AssessmentAddress) {
  const [asked, setAsked] = useState<string | null>(null);
  const command = useMutation({
    ...api.assessments.processCommand.mutationOptions(),
    onSuccess: ({ assessment_id }) => show(assessment_id),
  });
  const shown = useQuery(assessmentQuery(assessmentId));
  const assessment = shown.data;

  const assess = (typed: string) => {
    setAsked(typed);
    command.mutate({ command: typed });
  };
  const hasAsked = useRef(false);
  useEffect(() => {
    if (question === null || hasAsked.current) return;
    hasAsked.current = true;
    assess(question);
  });

  const isAsking = command.isPending || (assessmentId !== null && shown.isPlaceholderData);
  const subject = assessment?.subject;
  const told = asked ?? assessment?.command ?? subject?.address ?? null;
  const place =
    asked !== null && (isAsking || command.isError) ? asked : subject && placeText(subject.locality);
  return {
    assess,
    assessment,
    isAsking,
    isLoading: assessmentId !== null && shown.isPending,
    askError: command.error,
    readError: assessment ? null : shown.error,
    retry: () => void shown.refetch(),
    property: useQuery(propertySentimentQuery(told)),
    market: useQuery(marketSentimentQuery(place ?? null)),
  };
}
