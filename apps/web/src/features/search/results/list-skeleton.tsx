import { Loading, Skeleton, SkeletonLine } from '../../../ui/feedback/skeleton.tsx';
import { text } from '../text.ts';

const ADDRESS_WIDTHS = [132, 158, 110, 144, 120];

/** Cards in the shape of those to come. */
export function ListSkeleton() {
  return (
    <Loading label={text.loading} className="grid gap-3">
      {ADDRESS_WIDTHS.map((width) => (
        <div
          key={width}
          className="grid overflow-hidden rounded-2 border border-line bg-surface sm:grid-cols-[200px_minmax(0,1fr)] xl:grid-cols-[220px_minmax(0,1fr)]"
        >
          <Skeleton className="aspect-3/2 rounded-none sm:h-full" />
          <div className="grid content-start gap-3 px-4 py-4">
            <Skeleton width={210} height={18} />
            <SkeletonLine width={width} />
            <SkeletonLine width={width - 20} />
            <SkeletonLine width="70%" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
