import type { ReactNode } from 'react';

interface SectionProps {
  title: string;
  aside?: string;
  children: ReactNode;
}

export function Section({ title, aside, children }: SectionProps) {
  return (
    <section className="grid gap-2 px-4.5 py-3.5">
      <h3 className="flex items-baseline justify-between gap-2 text-13">
        {title}
        {aside ? <span className="text-12 font-normal text-muted">{aside}</span> : null}
      </h3>
      {children}
    </section>
  );
}
