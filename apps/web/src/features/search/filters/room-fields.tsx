import { SegmentedControl } from '../../../ui/controls/segmented-control.tsx';
import type { FilterFieldsProps } from './filter-fields.ts';
import { text } from './text.ts';

const ANY = 'any';
const choices = (most: number) => [
  { value: ANY, label: text.any },
  ...Array.from({ length: most }, (_, index) => ({
    value: String(index + 1),
    label: text.atLeast(index + 1),
  })),
];

const ROOMS = [
  { name: 'bedroomsMin', label: text.bedrooms, options: choices(5) },
  { name: 'bathroomsMin', label: text.bathrooms, options: choices(4) },
  { name: 'carSpacesMin', label: text.carSpaces, options: choices(4) },
] as const;

export function RoomFields({ filters, errors, onChange }: FilterFieldsProps) {
  return (
    <div className="grid gap-3.5">
      {ROOMS.map(({ name, label, options }) => (
        <div key={name} className="grid gap-1.5">
          <span aria-hidden="true" className="text-13 font-medium">
            {label}
          </span>
          <SegmentedControl
            wide
            label={label}
            options={options}
            value={filters[name] ?? ANY}
            onValueChange={(value) => onChange({ [name]: value === ANY ? null : value })}
            className="*:px-0"
          />
          {errors[name] ? (
            <p role="alert" className="text-12 text-danger">
              {errors[name]}
            </p>
          ) : null}
        </div>
      ))}
    </div>
  );
}
