import type { AddressConsent } from '@propguard/protocol/consent';
import type { Lead } from '@propguard/protocol/lead-facts';
import { useQuery } from '@tanstack/react-query';
import { Check, Minus, X } from 'lucide-react';
import { Badge } from '../../ui/feedback/badge.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Loading, SkeletonTable } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { consentQuery } from './queries.ts';
import { text } from './text.ts';
import { useLeadTimes } from './use-lead-times.ts';

const words = text.consent;
type Standing = AddressConsent['standings'][number];

const LOOKS = {
  express: { tone: 'positive', icon: Check },
  inferred: { tone: 'positive', icon: Check },
  none: { tone: 'neutral', icon: Minus },
  withdrawn: { tone: 'danger', icon: X },
  complained: { tone: 'danger', icon: X },
} as const;

/** What they agreed to, by channel, and every entry of the ledger that says so. */
export function ConsentCard({ lead }: { lead: Lead }) {
  const { data, error, isFetching, refetch } = useQuery(consentQuery(lead.personId));
  const entries = data?.addresses.flatMap(({ events }) => events) ?? [];
  return (
    <Card title={words.title} subtitle={data ? words.entries(entries.length) : undefined}>
      {error && !data ? (
        <ReadFailure
          title={words.failed}
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      {!data && !error ? (
        <Loading label={words.loading}>
          <SkeletonTable rows={3} />
        </Loading>
      ) : null}
      {data?.addresses.length === 0 ? <p className="text-13 text-muted">{words.noAddress}</p> : null}
      <div className="grid gap-4">
        {data?.addresses.map((address) => (
          <AddressLedger key={address.addressId} address={address} />
        ))}
      </div>
    </Card>
  );
}

function AddressLedger({ address: { value, standings, events } }: { address: AddressConsent }) {
  const times = useLeadTimes();
  return (
    <section aria-label={value} className="text-13">
      <h3 className="break-all text-12 text-muted">{value}</h3>
      <ul className="divide-y divide-line">
        {standings.map((standing) => (
          <li key={standing.channel} className="flex items-center justify-between gap-3 py-1.5">
            <span>
              {words.channels[standing.channel]}
              {said(standing, times.date) ? (
                <span className="block text-12 text-muted">{said(standing, times.date)}</span>
              ) : null}
            </span>
            <Badge {...LOOKS[standing.basis]}>{words.bases[standing.basis]}</Badge>
          </li>
        ))}
      </ul>
      {events.length > 0 ? (
        <details className="mt-1">
          <summary className="cursor-pointer rounded-1 py-1 touch:min-h-touch touch:content-center">
            {words.open(events.length)}
          </summary>
          <ol className="divide-y divide-line border-t border-line">
            {events.map(({ id, kind, channel, at, source, textShown }) => (
              <li key={id} className="py-1.5">
                <span className="flex justify-between gap-3">
                  <span>
                    {words.kinds[kind]}
                    {channel ? `, ${words.channels[channel].toLowerCase()}` : ''}
                  </span>
                  <time dateTime={at} className="text-muted">
                    {times.when(at)}
                  </time>
                </span>
                <span className="block text-12 text-muted">{words.sources[source]}</span>
                {textShown ? <span className="mt-0.5 block font-serif">‘{textShown}’</span> : null}
              </li>
            ))}
          </ol>
        </details>
      ) : null}
    </section>
  );
}

const said = (
  { until, bounced, registerClearUntil, channel }: Standing,
  date: (instant: string) => string,
): string =>
  [
    bounced ? words.bounced : '',
    until ? words.until(date(until)) : '',
    channel === 'call' && registerClearUntil ? words.register(date(registerClearUntil)) : '',
  ]
    .filter(Boolean)
    .join('. ');
