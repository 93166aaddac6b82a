import { type RefObject, useEffect, useState } from 'react';
import { type MapPalette, readPalette } from './palette.ts';

/** The map's colours once they are asked for, read again when the theme changes by hand or with the system. */
export function usePalette(host: RefObject<HTMLElement | null>, isAsked: boolean): MapPalette | null {
  const [palette, setPalette] = useState<MapPalette | null>(null);

  useEffect(() => {
    if (!isAsked) return;
    const read = () => {
      const element = host.current;
      if (!element) return;
      const next = readPalette(element);
      setPalette((now) => (now && JSON.stringify(now) === JSON.stringify(next) ? now : next));
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'class', 'style'] });
    const system = matchMedia('(prefers-color-scheme: dark)');
    system.addEventListener('change', read);
    return () => {
      observer.disconnect();
      system.removeEventListener('change', read);
    };
  }, [host, isAsked]);

  return palette;
}
