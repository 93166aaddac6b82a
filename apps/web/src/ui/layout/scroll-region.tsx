import { clsx } from 'clsx';
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';

interface ScrollRegionProps {
  label: string;
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
}

/** What may be wider or longer than its place. It takes the focus only while there is something to scroll to. */
export function ScrollRegion({ label, className, style, children }: ScrollRegionProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const frame = ref.current;
    if (!frame) return;
    const measure = () =>
      setOverflows(frame.scrollWidth > frame.clientWidth || frame.scrollHeight > frame.clientHeight);
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    if (frame.firstElementChild) observer.observe(frame.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of form controls it is not
    <div
      ref={ref}
      role="group"
      aria-label={label}
      tabIndex={overflows ? 0 : undefined}
      className={clsx('overflow-auto scroll-p-5 focus-visible:-outline-offset-2', className)}
      style={style}
    >
      {children}
    </div>
  );
}
