import type { LegalSection } from './section.ts';
import { text } from './text.ts';

export function LegalContents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav
      aria-label={text.contents}
      className="text-13 lg:sticky lg:top-[calc(var(--bar)+24px)] lg:self-start"
    >
      <p className="font-semibold">{text.contents}</p>
      <ol className="mt-2 grid gap-1 border-l border-line">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="touch-area block rounded-r-1 py-0.5 pl-3 text-muted hover:bg-hover hover:text-ink touch:py-3"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
