import type { ReactNode } from 'react';

interface BlockProps {
  /** The name and one sentence. */
  heading: readonly string[];
  children: ReactNode;
}

export function Block({ heading: [name, sentence], children }: BlockProps) {
  return (
    <section className="grid gap-x-8 gap-y-4 border-b border-line py-6.5 last:border-b-0 md:grid-cols-[168px_minmax(0,1fr)]">
      <div>
        <h2 className="text-14">{name}</h2>
        <p className="mt-1 text-12 text-muted">{sentence}</p>
      </div>
      <div className="grid min-w-0 content-start gap-4.5">{children}</div>
    </section>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}

const COLUMNS = { 2: 'lg:grid-cols-2', 3: 'lg:grid-cols-3', 4: 'sm:grid-cols-2 lg:grid-cols-4' };

interface SideProps {
  by: keyof typeof COLUMNS;
  /** Neighbours end on the same line unless they are loose things. */
  loose?: boolean;
  children: ReactNode;
}

export function Side({ by, loose = false, children }: SideProps) {
  return (
    <div className={`grid min-w-0 grid-cols-1 gap-3 md:gap-5 ${loose ? 'items-start' : ''} ${COLUMNS[by]}`}>
      {children}
    </div>
  );
}

/** States that a pointer or a keyboard would bring, held still. */
export const HELD = {
  focus: 'outline-2 outline-offset-2 outline-focus',
  primaryHover: 'bg-accent-hover! border-accent-hover!',
  hover: 'bg-hover!',
  inputFocus: 'border-accent! outline-2 outline-offset-1 outline-focus',
};
