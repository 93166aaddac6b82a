import { TextLink } from '../../ui/controls/text-link.tsx';
import type { LegalSection } from './section.ts';

/** Sentences that argue are set in the serif. */
export function LegalProse({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <div className="grid max-w-[66ch] gap-8">
      {sections.map((section) => (
        <section
          key={section.id}
          id={section.id}
          className="scroll-mt-20"
          aria-labelledby={`${section.id}-title`}
        >
          <h2 id={`${section.id}-title`} className="text-16">
            {section.title}
          </h2>
          <div className="mt-2 grid gap-3 font-serif text-16 leading-relaxed text-pretty">
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {section.points?.length ? (
              <ul className="grid list-disc gap-1.5 pl-5 marker:text-muted">
                {section.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            ) : null}
          </div>
          {section.links?.length ? (
            <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-2 touch:gap-y-6 touch:py-3">
              {section.links.map(({ label, to }) => (
                <li key={to}>
                  <TextLink to={to}>{label}</TextLink>
                </li>
              ))}
            </ul>
          ) : null}
        </section>
      ))}
    </div>
  );
}
