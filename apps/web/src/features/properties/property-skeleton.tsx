import { Loading, Skeleton, SkeletonFigure, SkeletonLine } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Column, PageGrid } from '../../ui/layout/page-grid.tsx';
import { text } from './text.ts';

const FACTS = ['days', 'listed', 'type', 'bedrooms', 'bathrooms', 'cars', 'land', 'building', 'built'];

export function PropertySkeleton() {
  return (
    <Loading label={text.loading}>
      <PageGrid>
        <Column span={8}>
          <div className="flex-none! overflow-hidden rounded-2 border border-line bg-surface">
            <Skeleton className="aspect-3/2 rounded-none" />
            <div className="h-16.5" />
          </div>
        </Column>
        <Column span={4}>
          <Card label={text.summary}>
            <SkeletonFigure size="md" />
            <div className="mt-4 divide-y divide-line">
              {FACTS.map((fact) => (
                <div key={fact} className="flex h-8 items-center justify-between">
                  <SkeletonLine width={84} />
                  <SkeletonLine width={48} />
                </div>
              ))}
            </div>
          </Card>
        </Column>
      </PageGrid>
    </Loading>
  );
}
