import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../ui/controls/button.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { type CalendarMode, pageOn } from './calendar-days.ts';
import { text } from './text.ts';

interface PageButtonsProps {
  mode: CalendarMode;
  day: string;
  today: string;
  onDay: (day: string) => void;
}

/** One page back or on, and back to today. */
export function PageButtons({ mode, day, today, onDay }: PageButtonsProps) {
  return (
    <span className="ml-auto flex items-center gap-1 max-md:-mx-2 max-md:-my-1 max-md:gap-0">
      <IconButton
        icon={ChevronLeft}
        label={text.earlier}
        kind="ghost"
        size="sm"
        onClick={() => onDay(pageOn(mode, day, -1))}
      />
      <Button size="sm" onClick={() => onDay(today)}>
        {text.today}
      </Button>
      <IconButton
        icon={ChevronRight}
        label={text.later}
        kind="ghost"
        size="sm"
        onClick={() => onDay(pageOn(mode, day, 1))}
      />
    </span>
  );
}
