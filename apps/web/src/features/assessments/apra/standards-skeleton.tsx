import { MORE_RULES, STANDARDS } from '@propguard/rules/lending/standards';
import { Loading, Skeleton, SkeletonLine } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { text } from '../text.ts';

/** Which standards there are is known before what they say. */
export function StandardsSkeleton() {
  return (
    <Card title={text.apra.summary} foot={<SkeletonLine width={220} />}>
      <Loading label={text.loading} className="grid gap-3 md:grid-cols-2 lg:grid-cols-3">
        {[...STANDARDS, ...MORE_RULES].map(({ name, about, rule }) => (
          <div key={rule} className="grid content-start gap-1.5 rounded-2 border border-line p-3.5 text-13">
            <p className="flex items-center justify-between gap-2">
              <span className="font-semibold">{name}</span>
              <Skeleton width={96} height={22} />
            </p>
            <p>{about}</p>
            <div className="grid h-9 content-center gap-1.5">
              <SkeletonLine />
              <SkeletonLine width="36%" />
            </div>
          </div>
        ))}
      </Loading>
    </Card>
  );
}
