import { shortWeekdayText } from './slot-words.ts';
import { text } from './text.ts';

interface TourDaysProps {
  days: readonly string[];
  day: string;
  onDay: (day: string) => void;
}

export function TourDays({ days, day, onDay }: TourDaysProps) {
  return (
    <fieldset>
      <legend className="sr-only">{text.slots.days}</legend>
      <div className="flex flex-wrap gap-1.5">
        {days.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === day}
            onClick={() => onDay(one)}
            className="h-7.5 rounded-2 border border-line px-2.5 text-13 hover:bg-hover touch:h-touch aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:font-medium aria-pressed:text-accent"
          >
            {shortWeekdayText(one)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
