import './pending-bar.css';
import { useChunkIsLoading } from './chunks-in-flight.ts';

/** A thin line at the top while the next screen is on its way. */
export function PendingBar() {
  if (!useChunkIsLoading()) return null;
  return (
    <div aria-hidden="true" className="pending-bar fixed inset-x-0 top-0 z-60 h-0.5 overflow-hidden">
      <div className="pending-bar-run h-full w-1/3 bg-accent" />
    </div>
  );
}
