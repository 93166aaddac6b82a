import { assessmentPath } from '../../routes/analyse.ts';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { suburbText } from './figure-text.ts';

interface PlaceCellProps {
  place: { address: string; locality: { name: string; state: string; postcode: string } };
  /** Where it was assessed, if it was. */
  assessmentId: string | null;
}

export function PlaceCell({ place, assessmentId }: PlaceCellProps) {
  return (
    <span className="block min-w-44 py-1.5">
      {assessmentId ? (
        <TextLink to={assessmentPath(assessmentId, 'risk')} className="font-medium break-words">
          {place.address}
        </TextLink>
      ) : (
        <span className="font-medium break-words">{place.address}</span>
      )}
      <span className="block text-12 font-normal break-words text-muted">{suburbText(place)}</span>
    </span>
  );
}
