import type { LeadAnalytics } from '@propguard/protocol/leads';
import { shortAud } from '@propguard/rules/formats/money';
import { STATUS_NAMES } from '@propguard/rules/leads/pipeline';
import type { UseQueryResult } from '@tanstack/react-query';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Meter } from '../../ui/feedback/meter.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { StatusMark } from './lead-looks.tsx';
import { text } from './text.ts';

const words = text.analytics;

/** OPS-LEAD-10 */
export function AnalyticsTab({ analytics }: { analytics: UseQueryResult<LeadAnalytics> }) {
  const { data, error, isError, isFetching, refetch } = analytics;
  if (data === undefined)
    return isError ? (
      <ReadFailure title={words.failed} error={error} onRetry={() => void refetch()} retrying={isFetching} />
    ) : null;
  if (data.totalLeads === 0) return <EmptyState title={text.list.emptyTitle}>{words.empty}</EmptyState>;
  return (
    <div className="grid gap-3 md:gap-5 lg:grid-cols-2">
      <Card title={words.statuses}>
        <ul className="grid gap-2.5 text-13">
          {data.statusDistribution.map(({ status, count, percentage }) => (
            <li key={status} className="grid grid-cols-[112px_minmax(0,1fr)_92px] items-center gap-3">
              <StatusMark status={status} />
              <Meter share={percentage / 100} />
              <span className="text-right text-muted tabular-nums">
                {text.overview.share(count, percentage)}
              </span>
            </li>
          ))}
        </ul>
      </Card>
      <Card title={words.rates}>
        <dl className="grid gap-2 text-13">
          {data.stages
            .filter(({ status }) => status !== 'closed' && status !== 'lost')
            .map(({ status, probability, decided }) => (
              <div key={status} className="flex justify-between gap-3">
                <dt>{STATUS_NAMES[status]}</dt>
                <dd className="text-muted tabular-nums">
                  {probability === null ? words.few(decided) : words.rate(probability, decided)}
                </dd>
              </div>
            ))}
        </dl>
      </Card>
      <Card title={words.agents} flush className="lg:col-span-2">
        <div className="overflow-x-auto">
          <table className="w-full text-13">
            <thead className="text-left text-12 text-muted">
              <tr className="border-b border-line">
                <th className="px-4 py-2 font-normal md:px-5">{words.agent}</th>
                <th className="px-3 py-2 text-right font-normal">{words.leads}</th>
                <th className="px-3 py-2 text-right font-normal">{words.closed}</th>
                <th className="px-3 py-2 text-right font-normal">{words.conversion}</th>
                <th className="px-4 py-2 text-right font-normal md:px-5">{words.value}</th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line tabular-nums">
              {data.agentPerformance.map(({ agent, leads, closed, conversion, value }) => (
                <tr key={agent?.id ?? 'nobody'}>
                  <th className="px-4 py-2 text-left font-medium md:px-5">{agent?.name ?? words.nobody}</th>
                  <td className="px-3 py-2 text-right">{leads}</td>
                  <td className="px-3 py-2 text-right">{closed}</td>
                  <td className="px-3 py-2 text-right">{conversion}%</td>
                  <td className="px-4 py-2 text-right md:px-5">{shortAud(value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Card>
    </div>
  );
}
