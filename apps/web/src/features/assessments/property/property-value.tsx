import type { Property } from '@propguard/protocol/property-records';
import type { AskingPrice } from '@propguard/rules/valuation/asking-price';
import { ScanSearch } from 'lucide-react';
import { useInstantText } from '../../../parts/times/use-instant-text.ts';
import { assessmentPath } from '../../../routes/analyse.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { ReadFailure } from '../../../ui/feedback/read-failure.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { text } from '../text.ts';
import { BuyerLinks } from './buyer-links.tsx';
import { usePropertyAssessment } from './use-property-assessment.ts';
import { ValueFigures } from './value-figures.tsx';

const words = text.property;

interface PropertyValueProps {
  property: Property;
  asked: AskingPrice | null;
}

/** The value of the last assessment, and the button that makes one. */
export function PropertyValue({ property, asked }: PropertyValueProps) {
  const { last, assess } = usePropertyAssessment(property.id);
  const { dateTime } = useInstantText();
  return (
    <Card title={text.value} foot={last ? text.assessedAt(dateTime(last.createdAt)) : undefined}>
      <div className="grid gap-4">
        {last ? (
          <ValueFigures valuation={last.valuation} asked={asked} />
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
            <>
              <LinkButton to={assessmentPath(last.id)} kind="primary">
                {words.open}
              </LinkButton>
              <BuyerLinks property={property} last={last} asked={asked} />
            </>
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
