import { screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { renderPart } from '../../../test/render-screen.tsx';
import { endTour, showTourStep, startTour, useTourIsOpen } from '../../lib/tour-progress.ts';
import { assessmentPath } from '../../routes/analyse.ts';
import { GuidedTour } from './guided-tour.tsx';
import { text } from './text.ts';
import { TOUR_STEPS } from './tour-steps.ts';

const LAST = TOUR_STEPS.length - 1;
const stepAt = (index: number) => TOUR_STEPS[index] ?? (TOUR_STEPS[0] as (typeof TOUR_STEPS)[number]);
const address = () => `${window.location.pathname}${window.location.search}`;
const button = (name: string) => screen.getByRole('button', { name });

/** The card, above a page that does nothing. */
function openTour(step = 0, at = '/') {
  onTestFinished(endTour);
  showTourStep(step);
  startTour();
  const Tour = () => (useTourIsOpen() ? <GuidedTour /> : null);
  return renderPart(<Tour />, { at });
}

const expectStep = (index: number) => {
  screen.getByRole('dialog', { name: text.steps[stepAt(index).id].title });
  screen.getByText(text.place(index + 1, TOUR_STEPS.length));
};

it('comes up with the screen of its first step, and takes the focus', async () => {
  openTour();
  await waitFor(() => expect(address()).toBe(stepAt(0).pathFor(null)));
  expectStep(0);
  await waitFor(() =>
    expect(document.activeElement).toBe(
      screen.getByRole('heading', { name: text.steps[stepAt(0).id].title }),
    ),
  );
  expect(screen.queryByRole('button', { name: text.back })).toBeNull();
});

it('goes on, back, and to the beginning again, and the screens follow', async () => {
  const { user } = openTour();
  await user.click(button(text.next));
  expectStep(1);
  expect(address()).toBe(stepAt(1).pathFor(null));
  await user.click(button(text.next));
  expectStep(2);
  await user.click(button(text.back));
  expectStep(1);
  expect(address()).toBe(stepAt(1).pathFor(null));
  await user.click(button(text.next));
  await user.click(button(text.again));
  expectStep(0);
  expect(address()).toBe(stepAt(0).pathFor(null));
});

it('goes on and back by the arrows, and no further than its ends', async () => {
  const { user } = openTour();
  button(text.next).focus();
  await user.keyboard('{ArrowLeft}');
  expectStep(0);
  await user.keyboard('{ArrowRight}');
  expectStep(1);
  button(text.next).focus();
  await user.keyboard('{ArrowLeft}');
  expectStep(0);
});

it.each(['the cross', 'Escape'])('is left by %s, and goes on where it was', async (way) => {
  const { user } = openTour(3);
  if (way === 'Escape') {
    button(text.next).focus();
    await user.keyboard('{Escape}');
  } else await user.click(button(text.close));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  startTour();
  await screen.findByRole('dialog', { name: text.steps[stepAt(3).id].title });
});

it('ends with its last step, and begins anew when it is started again', async () => {
  const { user } = openTour(LAST);
  expectStep(LAST);
  expect(screen.queryByRole('button', { name: text.next })).toBeNull();
  await user.click(button(text.finish));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  startTour();
  await screen.findByRole('dialog', { name: text.steps[stepAt(0).id].title });
});

it('speaks of the assessment that it made', async () => {
  const made = '019a0000-0000-7000-8000-00000000000a';
  const { user } = openTour(1, assessmentPath(made));
  await user.click(button(text.next));
  expect(address()).toBe(stepAt(2).pathFor(made));
});
