import type { Property } from '@propguard/protocol/property-records';
import { ScanSearch } from 'lucide-react';
import { audText } from '../../../lib/aud-text.ts';
import { useInstantText } from '../../../parts/times/use-instant-text.ts';
import { assessmentPath } from '../../../routes/analyse.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { ReadFailure } from '../../../ui/feedback/read-failure.tsx';
import { Figure } from '../../../ui/figures/figure.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { DefinitionList } from '../../../ui/layout/definition-list.tsx';
import { percentText } from '../fact-words.ts';
import { text } from '../text.ts';
import { usePropertyAssessment } from './use-property-assessment.ts';

const words = text.property;

/** The value of the last assessment, and the button that makes one. */
export function PropertyValue({ property }: { property: Property }) {
  const { last, assess } = usePropertyAssessment(property.id);
  const { dateTime } = useInstantText();
  const { valueAud = null, range80, confidence } = last?.valuation ?? {};
  return (
    <Card title={text.value} foot={last ? text.assessedAt(dateTime(last.createdAt)) : undefined}>
      <div className="grid gap-4">
        {last ? (
          <>
            <Figure label={text.value} value={valueAud === null ? text.noValue : audText(valueAud)} />
            <DefinitionList
              items={[
                {
                  term: text.range80,
                  detail: range80 ? `${audText(range80.lowAud)} – ${audText(range80.highAud)}` : '–',
                },
                { term: text.confidence, detail: confidence == null ? '–' : percentText(confidence) },
              ]}
            />
          </>
        ) : (
          <p className="text-13 text-muted">{words.about}</p>
        )}
        {assess.error ? (
          <ReadFailure
            title={words.failed}
            onRetry={() => assess.mutate({ propertyId: property.id })}
            variant="banner"
            error={assess.error}
          />
        ) : null}
        <p className="flex flex-wrap gap-2 print-hidden">
          {last ? (
            <LinkButton to={assessmentPath(last.id)} kind="primary">
              {words.open}
            </LinkButton>
          ) : null}
          <Button
            icon={ScanSearch}
            kind={last ? 'secondary' : 'primary'}
            busy={assess.isPending}
            busyLabel={text.command.submitting}
            onClick={() => assess.mutate({ propertyId: property.id })}
          >
            {last ? words.again : words.assess}
          </Button>
        </p>
      </div>
    </Card>
  );
}
