import './tour-mark.css';
import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { text } from './text.ts';
import { useTour } from './use-tour.ts';
import { useTourMark } from './use-tour-mark.ts';

/** A card above the real product. The page beneath stays usable: nothing is covered but its corner. */
export function GuidedTour() {
  const { step, isHere, index, steps, isLast, next, back, again, leave, finish } = useTour();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useTourMark(step?.region);
  const stepId = step?.id;
  useEffect(() => {
    if (stepId === undefined || !isHere) return undefined;
    // After the page beneath has taken the focus for its own heading.
    const frame = requestAnimationFrame(() => title.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [stepId, isHere]);
  if (step === undefined) return null;
  const words = text.steps[step.id];
  const followKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') leave();
    if (event.key === 'ArrowRight' && !isLast) next();
    if (event.key === 'ArrowLeft' && index > 0) back();
  };
  return (
    <section
      role="dialog"
      aria-modal="false"
      aria-labelledby={titleId}
      aria-describedby={`${titleId}-body`}
      onKeyDown={followKey}
      className="fixed inset-x-0 bottom-0 z-30 max-h-[45vh] animate-rise overflow-y-auto rounded-t-2 bg-raised p-4 shadow-lift md:right-6 md:bottom-6 md:left-auto md:w-100 md:rounded-2 md:p-5 print-hidden"
    >
      <div className="flex items-start gap-3">
        <p className="min-w-0 flex-1 text-12 text-muted">
          {text.label}
          {' · '}
          <span className="tabular-nums">{text.place(index + 1, steps)}</span>
        </p>
        <IconButton
          icon={X}
          label={text.close}
          kind="ghost"
          size="sm"
          onClick={leave}
          className="-mt-2 -mr-2"
        />
      </div>
      <h2 id={titleId} ref={title} tabIndex={-1} className="text-16 outline-none">
        {words.title}
      </h2>
      <p id={`${titleId}-body`} className="mt-1.5 text-muted">
        {words.body}
      </p>
      {index === 0 ? <p className="mt-2 text-12 text-muted max-md:hidden">{text.keys}</p> : null}
      <div className="mt-4 flex flex-wrap gap-2">
        {isLast ? (
          <Button kind="primary" onClick={finish}>
            {text.finish}
          </Button>
        ) : (
          <Button kind="primary" iconEnd={ArrowRight} onClick={next}>
            {text.next}
          </Button>
        )}
        {index > 0 ? (
          <Button icon={ArrowLeft} onClick={back}>
            {text.back}
          </Button>
        ) : null}
        {index > 1 ? (
          <Button kind="ghost" onClick={again} className="ml-auto">
            {text.again}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
