import { type KeyboardEvent, type PointerEvent, useState } from 'react';

interface ActivePoint {
  at: number;
  /** How far down it is pointed at. */
  yPx: number;
}

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => Math.max(0, at - 1),
  ArrowRight: (at, last) => Math.min(last, at + 1),
  Home: () => 0,
  End: (_at, last) => last,
};

/** Which point of a drawing somebody looks at: by pointing at it, or by the arrows once the drawing has the focus. */
export function useActivePoint(count: number, nearest: (xPx: number) => number) {
  const [active, setActive] = useState<ActivePoint | null>(null);
  const last = count - 1;
  const point = ({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    setActive(last < 0 ? null : { at: nearest(clientX - left), yPx: clientY - top });
  };
  const leave = () => setActive(null);
  return {
    // A drawing that has become shorter has no such point any more.
    active: active !== null && active.at <= last ? active : null,
    handlers: {
      onPointerMove: point,
      onPointerDown: point,
      onPointerLeave: leave,
      onPointerCancel: leave,
      onBlur: leave,
      onKeyDown: (event: KeyboardEvent<SVGSVGElement>) => {
        if (event.key === 'Escape') leave();
        const step = STEPS[event.key];
        if (!step || last < 0) return;
        event.preventDefault();
        // The first press of an arrow shows the end that it comes from.
        setActive({ at: step(active?.at ?? (event.key === 'ArrowLeft' ? last + 1 : -1), last), yPx: 0 });
      },
    },
  };
}
