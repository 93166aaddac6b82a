import { Search } from 'lucide-react';
import { Button } from '../../../ui/controls/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { ProgressCard } from '../../../ui/feedback/progress-card.tsx';
import { Loading, SkeletonCurve, SkeletonFigure, SkeletonTable } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { notify } from '../../../ui/overlays/notify.tsx';
import { text } from '../text.ts';
import { Block, Side } from './block.tsx';

const sayRetried = () => notify.info(text.toasts.retried);

export function LoadingBlock() {
  const words = text.loading;
  return (
    <Block heading={text.blocks.loading}>
      <Side by={3}>
        <Card>
          <Loading label={words.label} className="grid gap-3">
            <SkeletonFigure />
            <SkeletonCurve />
          </Loading>
        </Card>
        <Card flush>
          <Loading label={words.label} className="py-1.5">
            <SkeletonTable />
          </Loading>
        </Card>
        <div className="grid content-start gap-3">
          <ProgressCard
            title={words.progressTitle}
            done={618_402}
            total={1_000_000}
            countText={words.progressCount}
            detail={words.progressDetail}
            onCancel={() => notify.info({ title: words.cancelled })}
          />
          <ProgressCard
            title={words.countingTitle}
            done={12_288}
            total={null}
            countText={words.countingCount}
          />
        </div>
      </Side>
    </Block>
  );
}

export function EmptyBlock() {
  const { risk, market, report } = text.empty;
  return (
    <Block heading={text.blocks.empty}>
      <Side by={3}>
        {[risk, market, report].map(([title, sentence, action]) => (
          <Card key={title} flush>
            <EmptyState
              title={title}
              action={
                <Button icon={action === market[2] ? undefined : Search} onClick={sayRetried}>
                  {action}
                </Button>
              }
            >
              {sentence}
            </EmptyState>
          </Card>
        ))}
      </Side>
    </Block>
  );
}

export function ErrorBlock() {
  const words = text.error;
  return (
    <Block heading={text.blocks.error}>
      <Side by={3} loose>
        <div className="grid content-start gap-3">
          <ErrorState title={words.failed} onRetry={sayRetried}>
            {words.failedKept}
          </ErrorState>
          <ErrorState title={words.failed} onRetry={sayRetried} retrying>
            {words.failedKept}
          </ErrorState>
        </div>
        <div className="grid content-start gap-3">
          <ErrorState tone="caution" title={words.stale} onRetry={sayRetried}>
            {words.staleFrom}
          </ErrorState>
          <Alert title={words.note} />
        </div>
        <Card flush>
          <ErrorState variant="full" title={words.full} onRetry={sayRetried} retryLabel={words.fullAction}>
            {words.fullDetail}
          </ErrorState>
        </Card>
      </Side>
    </Block>
  );
}
