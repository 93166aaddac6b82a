import type { Booking } from '@propguard/protocol/booking';
import { BOOKING_NOTE_MAX_LENGTH } from '@propguard/rules/booking/booking-pages';
import { useMutation } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextArea } from '../../ui/controls/text-area.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { useSpoken } from './languages/spoken.tsx';
import { useProblem } from './languages/use-problem.ts';

const SCORES = [1, 2, 3, 4, 5] as const;

/** How it was, from one to five: asked once. */
export function RatingForm({ pass, onRated }: { pass: string; onRated: (booking: Booking) => void }) {
  const { text } = useSpoken();
  const problem = useProblem();
  const [score, setScore] = useState<number | null>(null);
  const [comment, setComment] = useState('');
  const rate = useMutation(api.booking.rateBooking.mutationOptions({ onSuccess: onRated }));
  return (
    <form
      aria-label={text.rate}
      className="mt-5 grid max-w-160 gap-3.5 rounded-2 border border-line bg-surface p-5 md:p-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (score !== null) rate.mutate({ pass, score, comment });
      }}
    >
      <fieldset>
        <legend className="text-16 font-semibold">{text.rate}</legend>
        <p className="text-13 text-muted">{text.rateHint}</p>
        <div className="mt-3 flex gap-2">
          {SCORES.map((each) => (
            <label
              key={each}
              className={clsx(
                'grid size-11 cursor-pointer place-items-center rounded-2 border text-16 font-semibold tabular-nums focus-within:outline-2 focus-within:outline-accent',
                each === score ? 'border-accent bg-accent-soft' : 'border-control',
              )}
            >
              <input
                type="radio"
                name="score"
                className="sr-only"
                checked={each === score}
                onChange={() => setScore(each)}
                aria-label={text.outOfFive({ score: String(each) })}
              />
              {each}
            </label>
          ))}
        </div>
      </fieldset>
      <Field label={text.rateComment} aside={text.optional}>
        <TextArea
          rows={3}
          maxLength={BOOKING_NOTE_MAX_LENGTH}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
      </Field>
      {rate.isError ? (
        <Alert tone="danger" live title={text.notRated}>
          {problem(rate.error)}
        </Alert>
      ) : null}
      <div>
        <Button type="submit" kind="primary" disabled={score === null} busy={rate.isPending}>
          {text.sendRating}
        </Button>
      </div>
    </form>
  );
}
