import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { lastOfPropertyQuery } from '../queries.ts';

/** The newest assessment of a property in this workspace, and a way to make another. */
export function usePropertyAssessment(propertyId: string) {
  const queryClient = useQueryClient();
  const { data } = useQuery(lastOfPropertyQuery(propertyId));
  const assess = useMutation({
    ...api.assessments.create.mutationOptions(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: api.assessments.list.key() }),
  });
  return { last: data?.items[0], assess };
}
