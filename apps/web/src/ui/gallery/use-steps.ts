import { type KeyboardEvent, type PointerEvent, useRef } from 'react';

const SWIPE_PX = 40;
const KEYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Arrow keys and a finger's swipe, as steps to the next and previous picture. */
export function useSteps(onStep: (step: number) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onKeyDown: (event: KeyboardEvent) => {
      const step = KEYS[event.key];
      if (step === undefined) return;
      event.preventDefault();
      onStep(step);
    },
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      from.current = pointerType === 'mouse' ? null : { x: clientX, y: clientY };
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (from.current === null) return;
      const across = clientX - from.current.x;
      const down = clientY - from.current.y;
      from.current = null;
      if (Math.abs(across) >= SWIPE_PX && Math.abs(across) > Math.abs(down)) onStep(across < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
}
