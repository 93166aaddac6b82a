import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';

/** In the shape of the paper. */
export function ReportSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <div className="mx-auto grid max-w-240 gap-8 border border-line bg-surface px-5 py-8 md:px-16 md:py-14">
        <Skeleton height={48} />
        <Skeleton width={420} height={44} className="max-w-full" />
        <Skeleton height={280} />
        <Skeleton height={180} />
        <Skeleton height={320} />
      </div>
    </Loading>
  );
}
