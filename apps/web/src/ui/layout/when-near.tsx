import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Soon enough to be there when one arrives, late enough that a first screen pays for itself only. */
const AHEAD = '120px 0px';

interface WhenNearProps {
  /** Keeps the place, in the size of what is coming. */
  placeholder: ReactNode;
  className?: string;
  children: ReactNode;
}

/** Holds back what is heavy, such as a map, until it is nearly in sight or the page is printed. */
export function WhenNear({ placeholder, className, children }: WhenNearProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (shown || ref.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setShown(true),
      { rootMargin: AHEAD },
    );
    observer.observe(ref.current);
    const showNow = () => flushSync(() => setShown(true));
    window.addEventListener('beforeprint', showNow);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', showNow);
    };
  }, [shown]);
  return (
    <div ref={ref} className={className}>
      {shown ? children : placeholder}
    </div>
  );
}
