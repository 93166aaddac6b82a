import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { usePageName } from '../lib/page-name.ts';
import { screenEntry } from '../routes/route-table.ts';
import { screenOf } from './screen-components.ts';
import { text } from './text.ts';

function focusHeading(): void {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** On arriving at a page: its name in the browser's tab, and the focus on its heading, so that it is read aloud. */
export function usePageArrival(): void {
  const { pathname } = useLocation();
  const screen = screenOf(pathname);
  const name = usePageName();
  const arrivedAt = useRef(pathname);
  useEffect(() => {
    document.title = text.documentTitle(name ?? (screen ? screenEntry(screen).title : text.notFound.title));
  }, [screen, name]);
  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    focusHeading();
  }, [pathname]);
}
