import type { ImportSettings } from '@propguard/protocol/data-imports';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { fieldErrorsOf } from '../../lib/api-error.ts';
import { importDraft } from './use-import-settings.ts';

/** Starts a check or the import itself. What the server found wrong stands by its field. */
export function useRunImport(id: string) {
  const queryClient = useQueryClient();
  const run = useMutation(
    api.dataImports.run.mutationOptions({
      onSuccess: importDraft.drop,
      onSettled: () => queryClient.invalidateQueries({ queryKey: api.dataImports.key() }),
    }),
  );
  return {
    start: (settings: ImportSettings, dryRun: boolean) => run.mutate({ id, ...settings, dryRun }),
    isStarting: run.isPending,
    isDry: run.variables?.dryRun === true,
    error: run.error,
    fieldError: (field: string) => fieldErrorsOf(run.error).find((one) => one.field === field)?.message,
  };
}
