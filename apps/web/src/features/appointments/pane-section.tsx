import type { ReactNode } from 'react';

export function Section({
  title,
  aside,
  children,
}: {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section aria-label={title}>
      <h3 className="mb-1.5 flex items-center justify-between text-13 font-semibold">
        {title}
        {aside ? <span className="text-12 font-normal text-muted">{aside}</span> : null}
      </h3>
      {children}
    </section>
  );
}
