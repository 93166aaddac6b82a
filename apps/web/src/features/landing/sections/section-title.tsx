import type { ReactNode } from 'react';

export function SectionTitle({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <h2
      id={id}
      className="max-w-[30ch] font-serif text-[34px] leading-[1.1] font-normal tracking-[-0.018em] text-balance md:text-44"
    >
      {children}
    </h2>
  );
}
