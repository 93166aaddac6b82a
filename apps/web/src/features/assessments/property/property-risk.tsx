import type { Property } from '@propguard/protocol/property-records';
import { useQuery } from '@tanstack/react-query';
import { assessmentPath } from '../../../routes/analyse.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { ReadFailure } from '../../../ui/feedback/read-failure.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { hazardsQuery } from '../queries.ts';
import { HazardBars } from '../risk/hazard-bars.tsx';
import { text } from '../text.ts';
import { usePropertyAssessment } from './use-property-assessment.ts';

/** The risks of the place; they need no assessment. */
export function PropertyRisk({ property }: { property: Property }) {
  const { data, error, refetch, isFetching } = useQuery(hazardsQuery(property.id));
  const { last } = usePropertyAssessment(property.id);
  return (
    <Card
      title={text.property.risks}
      actions={
        last ? (
          <LinkButton to={assessmentPath(last.id, 'risk')} size="sm" kind="ghost">
            {text.property.more}
          </LinkButton>
        ) : undefined
      }
    >
      {error && !data ? (
        <ReadFailure
          title={text.analytics.failed}
          onRetry={() => void refetch()}
          retrying={isFetching}
          variant="banner"
          error={error}
        />
      ) : (
        <HazardBars hazards={data} />
      )}
    </Card>
  );
}
