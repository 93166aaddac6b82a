import { Loading, SkeletonLine } from '../../ui/skeleton.tsx';
import { text } from './text.ts';

const NAME_WIDTHS = [132, 96, 158, 110, 88, 144, 120, 100, 150, 92, 128, 112];

export function PlaceListSkeleton() {
  return (
    <Loading label={text.loading} className="divide-y divide-line border-y border-line">
      {NAME_WIDTHS.map((width) => (
        <div key={width} className="flex h-10 items-center gap-3 px-4 md:px-5 touch:h-12">
          <div className="flex-1">
            <SkeletonLine width={width} />
          </div>
          <SkeletonLine width={28} />
          <SkeletonLine width={32} />
        </div>
      ))}
    </Loading>
  );
}
