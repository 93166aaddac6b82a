import { Loading, Skeleton, SkeletonLine } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { text } from './text.ts';

export function SettingsSkeleton() {
  return (
    <Card title={text.settings.general}>
      <Loading label={text.settings.loading} className="grid gap-4 md:grid-cols-2">
        {[text.settings.name, text.settings.timeZone].map((label) => (
          <div key={label} className="grid gap-2">
            <SkeletonLine width={72} />
            <Skeleton height={36} />
          </div>
        ))}
        <Skeleton width={64} height={36} />
      </Loading>
    </Card>
  );
}
