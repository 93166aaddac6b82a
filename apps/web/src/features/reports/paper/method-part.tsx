import type { ReportRecord } from '@propguard/protocol/report-record';
import { text } from '../text.ts';
import { Part } from './part.tsx';

export function MethodPart({ record: { method, limits, disclosure } }: { record: ReportRecord }) {
  return (
    <Part title={text.paper.method}>
      <div className="grid gap-2 font-serif text-14 leading-[1.5]">
        {[...method, ...limits, disclosure].map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Part>
  );
}
