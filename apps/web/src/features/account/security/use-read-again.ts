import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

export function useReadAgain(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: api.security.state.key() });
}
