import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useWorkspaceMade } from '../../../lib/use-workspace-made.ts';
import { lastOfPropertyQuery } from '../queries.ts';

/** The newest assessment of a property in this workspace, and a way to make another. */
export function usePropertyAssessment(propertyId: string) {
  const queryClient = useQueryClient();
  const { data } = useQuery(lastOfPropertyQuery(propertyId));
  const workspaceMade = useWorkspaceMade();
  const assess = useMutation({
    ...api.assessments.create.mutationOptions(),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: api.assessments.list.key() });
      await workspaceMade();
    },
  });
  return { last: data?.items[0], assess };
}
