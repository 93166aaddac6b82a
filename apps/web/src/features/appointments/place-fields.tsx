import { BY_VIDEO, LOCATION_TYPES, type LocationType } from '@propguard/rules/appointments/appointment-kinds';
import { TITLE_MAX_LENGTH } from '@propguard/rules/appointments/appointment-limits';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { text } from './text.ts';

const AT_HOME: readonly LocationType[] = ['physical', 'hybrid', 'self-guided'];

/** Where and how people meet, as it is typed. */
export type Place = { locationType: LocationType; address: string; link: string };

/** As it is sent: what does not belong to the way of meeting is left out. */
export const placeSent = ({ locationType, address, link }: Place) => ({
  locationType,
  address: AT_HOME.includes(locationType) ? address.trim() || null : null,
  meetingLink: BY_VIDEO.includes(locationType) ? link.trim() || null : null,
});

interface PlaceFieldsProps {
  place: Place;
  onChange: (place: Place) => void;
  /** The address is a home's that was chosen, and not typed. */
  hasHome?: boolean;
  linkError: string | undefined;
}

/** Of a new appointment, and of one that is edited. */
export function PlaceFields({ place, onChange, hasHome = false, linkError }: PlaceFieldsProps) {
  const { locationType, address, link } = place;
  return (
    <>
      <Field label={text.form.location}>
        <Select
          options={LOCATION_TYPES.map((value) => ({ value, label: text.locations[value] }))}
          value={locationType}
          onValueChange={(next) => onChange({ ...place, locationType: next })}
        />
      </Field>
      {AT_HOME.includes(locationType) && !hasHome ? (
        <Field label={text.form.address} aside={text.form.optional}>
          <TextInput
            value={address}
            maxLength={TITLE_MAX_LENGTH}
            onChange={(event) => onChange({ ...place, address: event.target.value })}
          />
        </Field>
      ) : null}
      {BY_VIDEO.includes(locationType) ? (
        <Field label={text.form.link} aside={text.form.optional} error={linkError}>
          <TextInput
            type="url"
            value={link}
            placeholder="https://"
            onChange={(event) => onChange({ ...place, link: event.target.value })}
          />
        </Field>
      ) : null}
    </>
  );
}
