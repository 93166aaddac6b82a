import type { AssessmentSummary } from '@propguard/protocol/assessments';
import type { Property } from '@propguard/protocol/property-records';
import { amountAtPercent } from '@propguard/rules/lending/exact';
import { securityValue } from '@propguard/rules/lending/lvr';
import { LVR_THRESHOLDS_PERCENT } from '@propguard/rules/lending/lvr-limits';
import type { AskingPrice } from '@propguard/rules/valuation/asking-price';
import { Landmark, Waves } from 'lucide-react';
import { lendingPath } from '../../../parts/lending/lending-address.ts';
import { assessmentPath } from '../../../routes/analyse.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { securityOf } from '../security-of.ts';
import { text } from '../text.ts';

const words = text.property;
const [USUAL_PERCENT] = LVR_THRESHOLDS_PERCENT;

interface BuyerLinksProps {
  property: Property;
  last: AssessmentSummary;
  asked: AskingPrice | null;
}

/** What a buyer asks next, each a click away with the home, its value and its price filled in. */
export function BuyerLinks({ property, last, asked }: BuyerLinksProps) {
  const { valueAud } = last.valuation;
  // Of a guide the upper end: whoever can pay that can pay the rest.
  const priceAud = asked?.toAud ?? null;
  const security = securityValue({
    ...(valueAud === null ? {} : { valuationAud: valueAud }),
    ...(priceAud === null ? {} : { priceAud }),
  });
  return (
    <>
      <LinkButton to={assessmentPath(last.id, 'risk')} icon={Waves}>
        {words.flood}
      </LinkButton>
      <LinkButton
        icon={Landmark}
        to={lendingPath({
          ...securityOf({ ...last, propertyId: property.id }, last.valuation),
          valuationAud: valueAud,
          priceAud,
          amountAud: security ? amountAtPercent(security.valueAud, USUAL_PERCENT) : null,
        })}
      >
        {words.borrow}
      </LinkButton>
    </>
  );
}
