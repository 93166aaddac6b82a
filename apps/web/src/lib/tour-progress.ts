import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'propguard.tour';

export interface TourProgress {
  open: boolean;
  /** Which step is shown, or was when the tour was closed. */
  step: number;
  /** The assessment that the tour made, so that its later steps speak of the same one. */
  assessmentId: string | null;
}

const START: TourProgress = { open: false, step: 0, assessmentId: null };
const listeners = new Set<() => void>();

export function parseTourProgress(stored: string | null): TourProgress {
  try {
    const kept = JSON.parse(stored ?? '{}') as Partial<TourProgress> | null;
    return {
      open: kept?.open === true,
      step: Number.isInteger(kept?.step) ? Math.max(0, kept?.step ?? 0) : 0,
      assessmentId: typeof kept?.assessmentId === 'string' ? kept.assessmentId : null,
    };
  } catch {
    return START;
  }
}

function read(): TourProgress {
  try {
    return parseTourProgress(localStorage.getItem(STORAGE_KEY));
  } catch {
    return START;
  }
}

let current: TourProgress | null = null;
const progress = (): TourProgress => {
  current ??= read();
  return current;
};

function change(next: Partial<TourProgress>): void {
  current = { ...progress(), ...next };
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(current));
  } catch {
    // Without storage the tour lasts until the page is closed.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** It goes on where it was left. */
export const startTour = () => change({ open: true });
export const leaveTour = () => change({ open: false });
export const endTour = () => change(START);
export const showTourStep = (step: number) => change({ step });
export const keepTourAssessment = (assessmentId: string) => change({ assessmentId });

export const useTourProgress = (): TourProgress => useSyncExternalStore(subscribe, progress);
export const useTourIsOpen = (): boolean => useSyncExternalStore(subscribe, () => progress().open);
