import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, apiClient } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { shareLink } from '../../lib/share-link.ts';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './text.ts';

export interface SharedVersion {
  reportId: string;
  version: number;
}

/** CORE-VAL-11, CORE-VAL-12: a link of its own each time, that ends by itself or is revoked. */
export function useShare() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ reportId, version }: SharedVersion) => {
      const { id, path, expiresAt } = await apiClient.reports.share({ reportId, version });
      const title = `${text.title} ${reportId}`;
      const outcome = await shareLink(title, `${window.location.origin}${path}`);
      return { outcome, link: { id, reportId, expiresAt } };
    },
    onSuccess: ({ outcome }) => {
      if (outcome === 'copied') notify.copied({ title: text.linkCopied, description: text.linkCopiedAbout });
      if (outcome === 'failed') notify.error({ title: text.shareFailed });
      void queryClient.invalidateQueries({ queryKey: api.reports.shares.key() });
    },
    onError: (error) => notify.error({ title: text.shareFailed, description: errorText(error) }),
  });
}
