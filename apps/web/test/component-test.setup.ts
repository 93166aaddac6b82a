import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { fillBrowserGaps } from './browser-gaps.ts';

// As long as a machine may take that has other work to do; what is there is found at once.
configure({ asyncUtilTimeout: 5_000 });

beforeEach(() => {
  fillBrowserGaps();
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});
