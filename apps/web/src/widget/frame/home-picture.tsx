import { useEffect, useRef, useState } from 'react';

export type Draw = (homeId: string) => Promise<Blob | null>;

/** A little before it is scrolled into sight. */
const AHEAD = '200px';

/** Calls back once, as soon as the element is near what is seen. */
const whenNear = (element: Element, near: () => void): (() => void) => {
  if (typeof IntersectionObserver === 'undefined') {
    near();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      near();
    },
    { rootMargin: AHEAD },
  );
  observer.observe(element);
  return () => observer.disconnect();
};

interface HomePictureProps {
  /** Null: there is none, and a house stands in its place. */
  homeId: string | null;
  alt: string;
  onDraw: Draw;
}

/** It is asked for with the visitor's pass, which an address in the page could not carry; and only where it is looked at. */
export function HomePicture({ homeId, alt, onDraw }: HomePictureProps) {
  const [source, setSource] = useState<string | null>(null);
  const frame = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: how it is asked for is made anew with each message
  useEffect(() => {
    if (homeId === null || frame.current === null) return;
    let made: string | null = null;
    let isLeft = false;
    const load = () =>
      void onDraw(homeId).then((content) => {
        if (!content || isLeft) return;
        made = URL.createObjectURL(content);
        setSource(made);
      });
    const forget = whenNear(frame.current, load);
    return () => {
      isLeft = true;
      forget();
      if (made) URL.revokeObjectURL(made);
    };
  }, [homeId]);
  return (
    <span ref={frame} className="picture">
      {source ? (
        <img src={source} alt={alt} onError={() => setSource(null)} />
      ) : (
        <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
          <path
            d="M3 11 12 4l9 7M5 10v10h14V10M10 20v-6h4v6"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
          />
        </svg>
      )}
    </span>
  );
}
