import type { PortfolioDetail } from '@propguard/protocol/portfolios';
import { PORTFOLIO_ROWS_PER_FILE } from '@propguard/rules/portfolios/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { notify } from '../../../ui/overlays/notify.tsx';
import { text } from '../text.ts';
import { useMayChange } from '../use-may-change.ts';

const words = text.page;

/** What may be done with the portfolio as a whole; what may not is absent. */
export function PortfolioActions({ detail, onGone }: { detail: PortfolioDetail; onGone: () => void }) {
  const { id, state, rowsDone } = detail;
  const queryClient = useQueryClient();
  const mayChange = useMayChange();
  const [isAsked, setIsAsked] = useState(false);
  const settled = {
    onError: (error: unknown) => notify.error({ title: words.failed, description: errorText(error) }),
    onSettled: () => {
      setIsAsked(false);
      return queryClient.invalidateQueries({ queryKey: api.portfolios.list.key() });
    },
  };
  const remove = useMutation(
    api.portfolios.remove.mutationOptions({
      ...settled,
      onSuccess: () => {
        notify.success({ title: words.removed });
        onGone();
      },
    }),
  );
  const resume = useMutation(
    api.portfolios.resume.mutationOptions({
      ...settled,
      onSuccess: () => queryClient.invalidateQueries({ queryKey: api.portfolios.get.key() }),
    }),
  );
  return (
    <>
      {mayChange && state === 'stopped' ? (
        <Button kind="primary" busy={resume.isPending} onClick={() => resume.mutate({ id })}>
          {words.resume}
        </Button>
      ) : null}
      {rowsDone > 0 ? (
        <LinkButton
          icon={Download}
          to={`/api/portfolios/${id}/results.csv`}
          reloadDocument
          title={rowsDone > PORTFOLIO_ROWS_PER_FILE ? words.limited(PORTFOLIO_ROWS_PER_FILE) : undefined}
        >
          {words.download}
        </LinkButton>
      ) : null}
      {mayChange && state !== 'valuing' ? (
        <Button onClick={() => setIsAsked(true)}>{words.remove}</Button>
      ) : null}
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={words.removeTitle}
        description={words.removeText}
        confirmLabel={words.remove}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id })}
      />
    </>
  );
}
