import { LegalContents } from './legal-contents.tsx';
import { LegalProse } from './legal-prose.tsx';
import type { LegalSection } from './section.ts';

export function LegalDocument({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <div className="mt-8 grid gap-8 lg:grid-cols-[220px_minmax(0,1fr)] lg:gap-12">
      <LegalContents sections={sections} />
      <LegalProse sections={sections} />
    </div>
  );
}
