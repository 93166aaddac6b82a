import { type ReactNode, useId } from 'react';

/** A part of a lead under its own heading, set off by a hairline. */
export function DetailPart({
  title,
  action,
  children,
}: {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="border-t border-line py-4 first:border-t-0 first:pt-0 [h2+&]:border-t-0 [h2+&]:pt-0"
    >
      <header className="mb-2 flex min-h-7.5 items-center justify-between gap-3">
        <h3 id={id} className="text-13 font-semibold">
          {title}
        </h3>
        {action}
      </header>
      {children}
    </section>
  );
}
