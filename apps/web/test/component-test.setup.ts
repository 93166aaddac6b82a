import { cleanup, configure } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, vi } from 'vitest';
import { fillBrowserGaps } from './browser-gaps.ts';

// Far above what it takes: beside other work on the machine, a screen may be drawn slowly.
configure({ asyncUtilTimeout: 8_000 });

beforeEach(() => {
  fillBrowserGaps();
});

afterEach(() => {
  cleanup();
  // One that is still shown would be shown again by the next test's page, and be taken for its own.
  toast.dismiss();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});
