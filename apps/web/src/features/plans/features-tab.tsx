import type { PlanOffer } from '@propguard/protocol/plans';
import { useQuery } from '@tanstack/react-query';
import { audText } from '../../lib/aud-text.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Loading, SkeletonTable } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Column, PageGrid } from '../../ui/layout/page-grid.tsx';
import { ScrollRegion } from '../../ui/layout/scroll-region.tsx';
import { installationQuery, plansQuery, usageQuery } from './queries.ts';
import { text } from './text.ts';

const words = text.features;

/** What every plan has stands first; then what sets them apart. */
const LINES: { label: string; cell: (plan: PlanOffer) => string }[] = [
  { label: words.lines.valuation, cell: () => words.yes },
  { label: words.lines.risk, cell: () => words.yes },
  { label: words.lines.whatIf, cell: () => words.yes },
  { label: words.lines.lending, cell: () => words.yes },
  {
    label: words.reports,
    cell: ({ reportsPerMonth }) => (reportsPerMonth === null ? words.unlimited : String(reportsPerMonth)),
  },
  { label: words.lines.api, cell: ({ apiAccess }) => (apiAccess ? words.yes : words.no) },
  {
    label: words.price,
    cell: ({ priceAUD }) => (priceAUD === 0 ? text.choose.free : `${audText(priceAUD)} ${text.choose.month}`),
  },
];

export function FeaturesTab() {
  return (
    <PageGrid>
      <Column span={8}>
        <PlanMatrix />
      </Column>
      <Column span={4} className="max-lg:after-loading">
        <IntegrationStatus />
      </Column>
    </PageGrid>
  );
}

function PlanMatrix() {
  const { data, error, refetch } = useQuery(plansQuery());
  const { data: usage, isPending } = useQuery(usageQuery());
  return (
    <Card title={words.title} flush>
      {data && !isPending ? (
        <ScrollRegion label={words.title} className="rounded-b-2">
          <table className="w-full border-collapse text-13">
            <thead>
              <tr className="text-left">
                <th scope="col" className="py-2 pl-4 font-normal text-muted md:pl-5">
                  {words.corner}
                </th>
                {data.items.map(({ name }) => (
                  <th key={name} scope="col" className="px-3 py-2 font-semibold whitespace-nowrap last:pr-5">
                    {name}
                    {name === usage?.plan ? (
                      <Badge tone="positive" className="ml-1.5">
                        {text.choose.current}
                      </Badge>
                    ) : null}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {LINES.map(({ label, cell }) => (
                <tr key={label} className="border-t border-line">
                  <th scope="row" className="min-w-38 py-2 pl-4 text-left font-normal md:pl-5">
                    {label}
                  </th>
                  {data.items.map((plan) => (
                    <td key={plan.name} className="px-3 py-2 whitespace-nowrap tabular-nums last:pr-5">
                      {cell(plan)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      ) : null}
      {!data && error ? (
        <ReadFailure
          title={text.choose.failed}
          onRetry={() => void refetch()}
          className="m-4"
          variant="banner"
          error={error}
        />
      ) : null}
      {(!data && !error) || (data && isPending) ? (
        <Loading label={text.choose.loading}>
          <SkeletonTable rows={LINES.length + 1} />
        </Loading>
      ) : null}
    </Card>
  );
}

/** The state of each outside service as this installation is set up, never a static word. */
function IntegrationStatus() {
  const { data, error, refetch } = useQuery(installationQuery());
  return (
    <Card title={words.services} subtitle={words.servicesAbout}>
      {data ? (
        <ul className="divide-y divide-line border-t border-line">
          {data.outsideServices.map(({ name, purpose, configured }) => (
            <li key={name} className="py-2.5 text-13">
              <p className="flex items-center justify-between gap-3 font-medium">
                {name}
                <Badge tone={configured ? 'positive' : 'neutral'}>
                  {configured ? words.connected : words.notConnected}
                </Badge>
              </p>
              <p className="mt-0.5 text-12 text-muted">{purpose}</p>
            </li>
          ))}
        </ul>
      ) : null}
      {!data && error ? (
        <ReadFailure title={words.failed} onRetry={() => void refetch()} variant="banner" error={error} />
      ) : null}
      {!data && !error ? (
        <Loading label={words.loading}>
          <SkeletonTable rows={3} columns={2} />
        </Loading>
      ) : null}
    </Card>
  );
}
