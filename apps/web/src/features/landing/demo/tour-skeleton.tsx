import { Loading, Skeleton, SkeletonLine } from '../../../ui/feedback/skeleton.tsx';
import { text } from './text.ts';

const SOME = [0, 1, 2, 3, 4];

/** Days, tours and the line below them, in the room that they will take. */
export function TourSkeleton() {
  return (
    <Loading label={text.slots.loading}>
      <div className="flex flex-wrap gap-1.5">
        {SOME.map((day) => (
          <div key={day} className="h-7.5 w-20 touch:h-touch">
            <Skeleton height="100%" />
          </div>
        ))}
      </div>
      <div className="mt-3 grid gap-1.5">
        {SOME.map((tour) => (
          <Skeleton key={tour} height={44} />
        ))}
      </div>
      <div className="mt-4 h-4.75">
        <SkeletonLine width="60%" />
      </div>
    </Loading>
  );
}
