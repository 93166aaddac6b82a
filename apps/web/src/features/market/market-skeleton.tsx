import type { AnalysisDepth } from '@propguard/rules/market/property-types';
import {
  Loading,
  Skeleton,
  SkeletonCurve,
  SkeletonLine,
  SkeletonTable,
} from '../../ui/feedback/skeleton.tsx';
import { KeyFiguresSkeleton } from '../../ui/figures/key-figures.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Column, PageGrid } from '../../ui/layout/page-grid.tsx';
import { text } from './text.ts';

const METRICS = 5;
const LINES = ['a', 'b', 'c', 'd'];

function Lines() {
  return (
    <div className="grid gap-5">
      {LINES.map((line) => (
        <div key={line} className="grid gap-2">
          <SkeletonLine width="40%" />
          <SkeletonLine />
        </div>
      ))}
    </div>
  );
}

/** The layout of the results, before them. */
export function MarketSkeleton({ depth }: { depth: AnalysisDepth }) {
  return (
    <Loading label={text.loading}>
      <div className="mb-3 flex h-7.5 items-center">
        <Skeleton width={160} height={18} />
      </div>
      <KeyFiguresSkeleton label={text.loading} count={METRICS} size="lg" className="mb-3 md:mb-5" />
      <PageGrid>
        <Column span={8}>
          <Card>
            <div className="pt-16 pb-10">
              <SkeletonCurve />
            </div>
          </Card>
        </Column>
        <Column span={4}>
          <Card>
            <Lines />
          </Card>
        </Column>
        {depth === 'comprehensive' ? (
          <Column span={12}>
            <Card flush>
              <SkeletonTable rows={6} columns={5} />
            </Card>
          </Column>
        ) : null}
      </PageGrid>
    </Loading>
  );
}
