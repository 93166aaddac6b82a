import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { toast } from 'sonner';
import { afterEach, beforeEach, vi } from 'vitest';
import { fillBrowserGaps } from './browser-gaps.ts';
import { printPagesWhenRead, rememberWhatIsShown } from './quick-dom.ts';

// Beside other work on the machine, what takes a moment takes seconds.
configure({ asyncUtilTimeout: 20_000 });
printPagesWhenRead();
rememberWhatIsShown();

/**
 * React's development build notes for every element where it was made, for warnings that nobody reads here: a fifth of the
 * time of all component tests. It stops where it believes to have made too many of those notes.
 */
const internals: object = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Number.POSITIVE_INFINITY,
  set() {},
});

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
