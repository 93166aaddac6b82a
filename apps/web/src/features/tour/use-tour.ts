import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isId } from '../../lib/id-shape.ts';
import {
  endTour,
  keepTourAssessment,
  leaveTour,
  showTourStep,
  useTourProgress,
} from '../../lib/tour-progress.ts';
import { TOUR_STEPS } from './tour-steps.ts';

/** Where the tour is, and the ways on. A person may wander off meanwhile: the next step leads back. */
export function useTour() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { step: kept, assessmentId } = useTourProgress();
  const index = Math.min(kept, TOUR_STEPS.length - 1);
  const step = TOUR_STEPS[index] ?? TOUR_STEPS[0];

  const made = pathname === '/app' ? new URLSearchParams(search).get('assessment') : null;
  useEffect(() => {
    if (step?.id === 'value' && made !== null && isId(made)) keepTourAssessment(made);
  }, [step, made]);

  const go = (to: number) => {
    const target = TOUR_STEPS[to];
    if (target === undefined) return;
    showTourStep(to);
    void navigate(target.pathFor(assessmentId));
  };
  // Opened on the landing page, or anew in another tab: the step's own screen comes up by itself.
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    if (step && pathname !== step.screen) void navigate(step.pathFor(assessmentId));
  });

  return {
    step,
    /** Whether the step's own screen is in sight. */
    isHere: pathname === step?.screen,
    index,
    steps: TOUR_STEPS.length,
    isLast: index === TOUR_STEPS.length - 1,
    next: () => go(index + 1),
    back: () => go(index - 1),
    again: () => go(0),
    leave: leaveTour,
    finish: endTour,
  };
}
