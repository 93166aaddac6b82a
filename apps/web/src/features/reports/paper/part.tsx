import { type ReactNode, useId } from 'react';

interface PartProps {
  title: string;
  note?: ReactNode;
  children: ReactNode;
}

/** A part of the paper: what it is on the left, what it says on the right. */
export function Part({ title, note, children }: PartProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-x-9 gap-y-3 pt-7 md:grid-cols-[196px_minmax(0,1fr)] print:grid-cols-[150px_minmax(0,1fr)] print:gap-x-6 print:pt-5"
    >
      <div className="border-t border-rule pt-2.5">
        <h2 id={titleId} className="text-13 font-semibold">
          {title}
        </h2>
        {note ? <div className="mt-1 text-12 text-muted">{note}</div> : null}
      </div>
      <div className="min-w-0 border-rule md:border-t md:pt-2.5 print:border-t print:pt-2.5">{children}</div>
    </section>
  );
}
