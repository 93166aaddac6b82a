import {
  Loading,
  Skeleton,
  SkeletonCurve,
  SkeletonFigure,
  SkeletonTable,
} from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { text } from '../text.ts';

export function ResultSkeleton() {
  return (
    <Loading label={text.loading} className="flex flex-col gap-3 md:gap-5">
      <Card>
        <div className="min-h-100">
          <Skeleton width={90} height={14} />
          <Skeleton width="62%" height={56} className="mt-3 mb-12" />
          <SkeletonCurve />
          <div className="mt-14 grid grid-cols-2 gap-6 md:grid-cols-4">
            {[0, 1, 2, 3].map((place) => (
              <SkeletonFigure key={place} size="md" />
            ))}
          </div>
        </div>
      </Card>
      <Card title={text.reasons.title} className="flex-1">
        <SkeletonTable rows={8} columns={3} />
      </Card>
    </Loading>
  );
}
