import type { DataSource } from '@propguard/protocol/installation';
import { SampleBadge } from '../../parts/provenance/sample-badge.tsx';
import { text } from './text.ts';

const figures = new Intl.NumberFormat('en-AU');
const { columns } = text.sources;
const LINK_LOOK =
  'touch-area rounded-1 text-accent underline decoration-1 underline-offset-3 hover:decoration-2';

/** A table where there is room; on a phone each source is a block with its labels. */
export function SourceList({ sources }: { sources: readonly DataSource[] }) {
  return (
    <table aria-label={text.sources.tableLabel} className="w-full border-collapse text-13 max-lg:block">
      <thead className="max-lg:sr-only">
        <tr className="border-b border-line text-left text-12 text-muted">
          <th className="w-52 py-2.5 pr-3 pl-5 font-medium">{columns.name}</th>
          <th className="px-3 font-medium">{columns.what}</th>
          <th className="w-20 px-3 text-right font-medium">{columns.rows}</th>
          <th className="w-40 px-3 font-medium">{columns.licence}</th>
          <th className="w-80 pr-5 pl-3 font-medium">{columns.attribution}</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line max-lg:block">
        {sources.map((source) => (
          <SourceRow key={source.key} source={source} />
        ))}
      </tbody>
    </table>
  );
}

const CELL_LOOK = 'py-3 align-top max-lg:block max-lg:px-4 max-lg:py-0.5 lg:px-3';

function SourceRow({ source }: { source: DataSource }) {
  const { name, url, what, rows, licence, attribution, sample } = source;
  return (
    <tr className="max-lg:block max-lg:py-3">
      <th scope="row" className={`${CELL_LOOK} text-left font-semibold lg:pl-5`}>
        {url ? (
          <a href={url} rel="noreferrer" className={LINK_LOOK}>
            {name}
          </a>
        ) : (
          name
        )}
        {sample ? (
          <div className="mt-1">
            <SampleBadge />
          </div>
        ) : null}
      </th>
      <td className={CELL_LOOK}>{what}</td>
      <td className={`${CELL_LOOK} lg:text-right`}>
        <PhoneLabel>{columns.rows}</PhoneLabel>
        {rows === null ? text.sources.none : figures.format(rows)}
      </td>
      <td className={CELL_LOOK}>
        <PhoneLabel>{columns.licence}</PhoneLabel>
        {licence}
      </td>
      <td className={`${CELL_LOOK} text-muted lg:pr-5`}>{attribution}</td>
    </tr>
  );
}

function PhoneLabel({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="mr-2 text-muted lg:hidden">
      {children}
    </span>
  );
}
