import type { ReactNode } from 'react';

export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="rounded-1 border border-line bg-sunken px-1.25 py-px font-mono text-11 text-muted">
      {children}
    </kbd>
  );
}
