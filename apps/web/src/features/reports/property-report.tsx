import type { Property } from '@propguard/protocol/property-records';
import { useMutation, useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useNavigate } from 'react-router';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { useWorkspaceMade } from '../../lib/use-workspace-made.ts';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { reportPath } from '../../routes/analyse.ts';
import { Button } from '../../ui/controls/button.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { lastOfPropertyQuery } from './queries.ts';
import { text } from './text.ts';

const words = text.property;

/** On a property's page: its last report, and the button that makes one. */
export function PropertyReport({ property }: { property: Property }) {
  const navigate = useNavigate();
  const workspaceMade = useWorkspaceMade();
  const { dateTime } = useInstantText();
  const { data } = useQuery(lastOfPropertyQuery(property.id));
  const last = data?.items[0];
  const make = useMutation({
    ...api.reports.create.mutationOptions(),
    onSuccess: ({ report_id }) => {
      void workspaceMade();
      void navigate(reportPath(report_id));
    },
  });
  return (
    <Card
      title={words.title}
      foot={last ? words.last(last.reportId, dateTime(last.latest.generatedAt)) : undefined}
      className="print-hidden"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <p className="min-w-60 flex-1 text-13 text-muted">{words.about}</p>
        {last ? <LinkButton to={reportPath(last.reportId)}>{text.open}</LinkButton> : null}
        <Button
          icon={FileText}
          busy={make.isPending}
          busyLabel={words.making}
          onClick={() => make.mutate({ propertyId: property.id })}
        >
          {words.make}
        </Button>
      </div>
      {make.error ? (
        <ErrorState className="mt-3" title={words.failed}>
          {errorText(make.error)}
        </ErrorState>
      ) : null}
    </Card>
  );
}
