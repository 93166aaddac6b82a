import { WIDGET_COLOUR_NAMES, WIDGET_COLOURS, type WidgetColour } from '@propguard/rules/widget/widget';
import { contrastWithWhite } from './contrast.ts';
import { text } from './text.ts';

interface ColourChoiceProps {
  /** Of the group: two of them may stand on one page. */
  name: string;
  value: WidgetColour;
  onValueChange: (colour: WidgetColour) => void;
}

/** What the button and the face of the chat are painted in, each with how well white is read on it. */
export function ColourChoice({ name, value, onValueChange }: ColourChoiceProps) {
  return (
    <fieldset className="grid content-start gap-1.5">
      <legend className="mb-1.5 text-13 font-medium">{text.colour}</legend>
      <div className="flex flex-wrap gap-2">
        {WIDGET_COLOUR_NAMES.map((colour) => (
          <label
            key={colour}
            className="relative grid size-9 cursor-pointer place-items-center touch:size-touch"
          >
            <input
              type="radio"
              name={name}
              value={colour}
              checked={value === colour}
              onChange={() => onValueChange(colour)}
              className="peer sr-only"
            />
            <span
              aria-hidden="true"
              style={{ backgroundColor: WIDGET_COLOURS[colour] }}
              className="size-7 rounded-full ring-offset-2 ring-offset-surface peer-checked:ring-2 peer-checked:ring-ink peer-focus-visible:outline-2 peer-focus-visible:outline-offset-4 peer-focus-visible:outline-focus"
            />
            <span className="sr-only">{text.colours[colour]}</span>
          </label>
        ))}
      </div>
      <p className="text-12 text-muted tabular-nums">
        {text.contrast(contrastWithWhite(WIDGET_COLOURS[value]))}
      </p>
    </fieldset>
  );
}
