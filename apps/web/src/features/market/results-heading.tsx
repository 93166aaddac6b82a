import type { MarketAnalysis } from '@propguard/protocol/market';
import { homesText } from '@propguard/rules/metrics/market/figure-words';
import { Download } from 'lucide-react';
import { formatDay } from '../../parts/market/figure-format.ts';
import { Provenance } from '../../parts/provenance/provenance.tsx';
import { saveFile } from '../../ui/chart/save-file.ts';
import { Button } from '../../ui/controls/button.tsx';
import { marketCsv } from './market-csv.ts';
import { text } from './text.ts';

const fileNameOf = ({ details }: MarketAnalysis): string =>
  `market-${details.region.id}-${details.propertyType ?? 'all'}.csv`;

/** Which place was understood, as of when, and all of it as a file. */
export function ResultsHeading({ analysis }: { analysis: MarketAnalysis }) {
  const { details, location } = analysis;
  const asOf = details.asOf ? text.provenance.asOf(formatDay(details.asOf)) : '';
  const save = () =>
    saveFile(fileNameOf(analysis), new Blob([marketCsv(analysis)], { type: 'text/csv;charset=utf-8' }));
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
      <h2 className="text-16 font-semibold">{location}</h2>
      <span className="text-13 text-muted">{homesText(details.countedAs)}</span>
      <Provenance
        title={text.provenance.title}
        summary={asOf}
        facts={{
          source: text.provenance.source,
          method: details.figures.growthYoy.method,
          computedAt: asOf,
          sample: details.sample,
        }}
      />
      <Button size="sm" icon={Download} className="ml-auto" onClick={save}>
        {text.export}
      </Button>
      {details.propertyType === 'villa' ? (
        <p className="w-full text-13 text-muted">{text.countedAs}</p>
      ) : null}
    </div>
  );
}
