import { LOCATION_TYPES, type LocationType } from '@propguard/rules/appointments/appointment-kinds';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { text } from './text.ts';

interface PlacesFieldProps {
  chosen: readonly LocationType[];
  onChange: (places: LocationType[]) => void;
  error?: string | undefined;
}

/** How people can meet by a page. */
export function PlacesField({ chosen, onChange, error }: PlacesFieldProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-13 font-medium">{text.waysToMeet}</legend>
      {LOCATION_TYPES.map((place) => (
        <Checkbox
          key={place}
          label={text.places[place]}
          checked={chosen.includes(place)}
          onCheckedChange={(checked) =>
            onChange(
              LOCATION_TYPES.filter((one) => (one === place ? checked === true : chosen.includes(one))),
            )
          }
        />
      ))}
      {error ? (
        <p role="alert" className="text-12 text-danger">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
