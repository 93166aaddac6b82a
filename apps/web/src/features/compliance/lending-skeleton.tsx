import { Loading, Skeleton, SkeletonFigure, SkeletonLine } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Column, PageGrid } from '../../ui/layout/page-grid.tsx';
import { text } from './text.ts';

const FIELDS = Array.from({ length: 8 }, (_, index) => index);

export function VerdictsSkeleton() {
  return (
    <Loading label={text.lending.loading} className="grid gap-3 md:gap-5">
      <div className="grid gap-3 md:grid-cols-2 md:gap-5">
        {[1, 2].map((card) => (
          <Card key={card} label={text.lending.loading}>
            <SkeletonFigure />
          </Card>
        ))}
      </div>
      <Card label={text.lending.loading}>
        <div className="grid gap-4">
          {FIELDS.map((line) => (
            <SkeletonLine key={line} width={line % 2 ? '60%' : '82%'} />
          ))}
        </div>
      </Card>
    </Loading>
  );
}

export function LendingSkeleton() {
  return (
    <PageGrid>
      <Column span={5}>
        <Card label={text.loans.loading}>
          <div className="grid grid-cols-2 gap-4">
            {FIELDS.map((field) => (
              <Skeleton key={field} height={36} />
            ))}
          </div>
        </Card>
      </Column>
      <Column span={7}>
        <VerdictsSkeleton />
      </Column>
    </PageGrid>
  );
}
