import type { PlanUsage } from '@propguard/protocol/plans';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { useSession } from '../../lib/session.ts';
import { dayText } from '../../parts/times/day-text.ts';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { PRICING_PATH } from '../../routes/analyse.ts';
import { Button } from '../../ui/controls/button.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Meter } from '../../ui/feedback/meter.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Loading, SkeletonFigure, SkeletonLine } from '../../ui/feedback/skeleton.tsx';
import { Figure } from '../../ui/figures/figure.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { DefinitionList } from '../../ui/layout/definition-list.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { usageQuery } from './queries.ts';
import { text } from './text.ts';

const words = text.usage;

/** The workspace's plan and what is used of it; elsewhere with a link to where it is chosen. */
export function UsageCard({ withLink = false }: { withLink?: boolean }) {
  const { data, error, refetch, isFetching } = useQuery(usageQuery());
  return (
    <Card
      title={words.title}
      subtitle={data ? words.about(data.plan) : undefined}
      actions={
        <>
          {data?.hasPortal ? <PortalButton /> : null}
          {withLink ? (
            <LinkButton to={PRICING_PATH} size="sm">
              {words.pricing}
            </LinkButton>
          ) : null}
        </>
      }
    >
      {data ? <Usage usage={data} /> : null}
      {!data && error ? (
        <ReadFailure
          title={words.failed}
          onRetry={() => void refetch()}
          retrying={isFetching}
          variant="banner"
          error={error}
        />
      ) : null}
      {!data && !error ? (
        <Loading label={words.loading} className="grid gap-x-10 gap-y-4 md:grid-cols-2">
          <SkeletonFigure />
          <div className="grid h-16 content-around">
            <SkeletonLine />
            <SkeletonLine />
          </div>
        </Loading>
      ) : null}
    </Card>
  );
}

function Usage({ usage }: { usage: PlanUsage }) {
  const { date } = useInstantText();
  const { reports, apiAccess, limitsEnforced, status, renewsAt, nextPlan, changesAt } = usage;
  const left = reports.limit === null ? null : Math.max(0, reports.limit - reports.used);
  return (
    <div className="grid gap-4">
      {status === 'overdue' || status === 'unpaid' ? <Alert tone="caution" title={words[status]} /> : null}
      <div className="grid gap-x-10 gap-y-4 md:grid-cols-2">
        <div>
          <Figure
            label={words.reports}
            value={reports.used}
            unit={reports.limit === null ? words.unlimited : words.of(reports.limit)}
            note={left === null ? undefined : left === 0 ? words.none : words.left(left)}
          />
          {reports.limit === null ? null : (
            <Meter
              share={Math.min(1, reports.used / reports.limit)}
              tone={left === 0 ? 'caution' : 'accent'}
              className="mt-2"
            />
          )}
        </div>
        <DefinitionList
          items={[
            { term: words.api, detail: apiAccess ? words.yes : words.no },
            { term: words.next, detail: dayText(reports.resetsOn) },
            ...(nextPlan !== null && changesAt !== null
              ? [{ term: words.coming, detail: words.changes(nextPlan, date(changesAt)) }]
              : renewsAt !== null
                ? [{ term: words.coming, detail: words.renews(date(renewsAt)) }]
                : []),
          ]}
        />
      </div>
      {limitsEnforced ? null : <p className="text-13 text-muted">{words.off}</p>}
    </div>
  );
}

function PortalButton() {
  const { meets } = useSession();
  const portal = useMutation({
    ...api.plans.openPortal.mutationOptions(),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (failure) => notify.error({ title: words.portalFailed, description: errorText(failure) }),
  });
  if (!meets('admin')) return null;
  return (
    <Button
      size="sm"
      busy={portal.isPending}
      busyLabel={words.portalOpening}
      onClick={() => portal.mutate(undefined)}
    >
      {words.portal}
    </Button>
  );
}
