import { cleanup, configure } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, vi } from 'vitest';
import { fillBrowserGaps } from './browser-gaps.ts';

// Beside other work on the machine, what takes a moment takes seconds.
configure({ asyncUtilTimeout: 5_000 });

beforeEach(() => {
  fillBrowserGaps();
});

afterEach(() => {
  cleanup();
  // What is said outlives the page that said it, and would be read in the next test.
  toast.dismiss();
  delete document.documentElement.dataset.theme;
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});
