import type { ScoringModel } from '@propguard/protocol/lead-scoring';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, apiClient } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './text.ts';

type VersionsProps = { versions: readonly ScoringModel[]; mayChange: boolean };

export function ModelVersions({ versions, mayChange }: VersionsProps) {
  const queryClient = useQueryClient();
  const { dateTime } = useInstantText();
  const [asked, setAsked] = useState<ScoringModel | null>(null);
  const goBack = useMutation({
    mutationFn: ({ number }: ScoringModel) => apiClient.leadScoring.goBack({ number }),
    onSuccess: async (saved) => {
      setAsked(null);
      notify.success({ title: text.saved(saved.version) });
      await queryClient.invalidateQueries({ queryKey: api.leadScoring.key() });
    },
    onError: (error) => {
      setAsked(null);
      notify.error({ title: text.notGoneBack, description: errorText(error) });
    },
  });
  return (
    <Card title={text.versions} foot={text.versionsHint}>
      <ol className="divide-y divide-line text-13">
        {versions.map((version, at) => (
          <li key={version.number} className="flex flex-wrap items-center justify-between gap-x-3 py-2">
            <span className="min-w-0">
              <span className="font-medium">{version.version}</span>
              <span className="block text-12 text-muted">
                {[
                  version.lastUpdated
                    ? text.byWhen(version.by, dateTime(version.lastUpdated))
                    : text.firstVersion,
                  version.restores ? text.restored(version.restores) : version.note,
                ]
                  .filter(Boolean)
                  .join('. ')}
              </span>
            </span>
            {at === 0 ? (
              <Badge tone="accent">{text.holds}</Badge>
            ) : mayChange ? (
              <Button size="sm" aria-label={text.goBackTo(version.version)} onClick={() => setAsked(version)}>
                {text.goBack}
              </Button>
            ) : null}
          </li>
        ))}
      </ol>
      {asked ? (
        <ConfirmDialog
          open
          onOpenChange={() => setAsked(null)}
          title={text.goBackTitle(asked.version)}
          description={text.goBackText}
          confirmLabel={text.goBack}
          busy={goBack.isPending}
          onConfirm={() => goBack.mutate(asked)}
        />
      ) : null}
    </Card>
  );
}
