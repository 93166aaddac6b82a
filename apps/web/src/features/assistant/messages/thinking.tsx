import type { ReactNode } from 'react';
import './thinking.css';

export function Thinking({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-center gap-2.5 text-13 text-muted">
      <span aria-hidden="true" className="thinking-dots">
        <i />
        <i />
        <i />
      </span>
      {children}
    </p>
  );
}
