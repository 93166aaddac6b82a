import { text } from './text.ts';

const BLOCK = 'rounded-1 border border-line bg-sunken';

/** What every page begins with, while its own chunk is on the way. */
export function ScreenSkeleton() {
  return (
    <div role="status" className="mx-auto w-full max-w-330 px-4 pt-4 md:px-7 md:pt-6">
      <span className="sr-only">{text.loadingScreen}</span>
      <div className={`${BLOCK} h-6 w-52`} />
      <div className={`${BLOCK} mt-2 h-4 w-80 max-w-full`} />
      <div className="mt-6 h-80 rounded-2 border border-line bg-surface" />
    </div>
  );
}
