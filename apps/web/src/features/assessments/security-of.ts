import type { Assessment } from '@propguard/protocol/assessments';
import type { SecurityInAddress } from '../../parts/lending/lending-address.ts';

type Place = Pick<Assessment['subject'], 'address' | 'locality' | 'propertyId'>;

/** The assessed home as the security of a loan: which it is, and of which day its value is. */
export const securityOf = (
  { address, locality, propertyId }: Place,
  { asOf }: Pick<Assessment['valuation'], 'asOf'>,
): Pick<SecurityInAddress, 'home' | 'propertyId' | 'valuationOn'> => {
  const suburb = `${locality.name} ${locality.state} ${locality.postcode}`;
  return {
    home: address === locality.name ? suburb : `${address}, ${suburb}`,
    propertyId,
    valuationOn: asOf,
  };
};
