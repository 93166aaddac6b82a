import type { LayerReport as Report } from '@propguard/protocol/hazard-layers';
import { text } from './text.ts';

const words = text.detail;

/** What became of the file: how much was kept, what to look at, which suburbs are none of ours. */
export function LayerReport({ report }: { report: Report }) {
  const { read, kept, faults, faultCount, unmatched, unmatchedCount } = report;
  return (
    <section aria-label={words.report} className="mt-5 border-t border-line pt-4 text-13">
      <h3 className="text-13">{words.report}</h3>
      <p className="mt-1 text-muted">{words.kept(kept, read)}</p>
      {faultCount > 0 ? (
        <Lines
          heading={words.faults(faultCount)}
          lines={faults.map(({ position, message }) => words.fault(position, message))}
        />
      ) : null}
      {unmatchedCount > 0 ? <Lines heading={words.unmatched(unmatchedCount)} lines={unmatched} /> : null}
    </section>
  );
}

function Lines({ heading, lines }: { heading: string; lines: readonly string[] }) {
  return (
    <details className="mt-3">
      <summary className="cursor-pointer rounded-1 font-medium touch:min-h-touch touch:content-center">
        {heading}
      </summary>
      <ul className="mt-1.5 grid gap-1 text-12 text-muted">
        {lines.map((line) => (
          <li key={line} className="break-words">
            {line}
          </li>
        ))}
      </ul>
    </details>
  );
}
