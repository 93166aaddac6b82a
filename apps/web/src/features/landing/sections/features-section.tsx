import type { ReactNode } from 'react';
import { TextLink } from '../../../ui/controls/text-link.tsx';
import { features, featuresTitle } from '../content.ts';
import { leadsSomewhere } from '../links.ts';
import { MerkleVignette } from './merkle-vignette.tsx';
import { RiskVignette } from './risk-vignette.tsx';
import { SectionTitle } from './section-title.tsx';
import { VerdictVignette } from './verdict-vignette.tsx';

const VIGNETTES: Record<(typeof features)[number]['id'], ReactNode> = {
  risk: <RiskVignette />,
  compliance: <VerdictVignette />,
  blockchain: <MerkleVignette />,
};

/** CORE-LAND-19 */
export function FeaturesSection() {
  return (
    <section id="features" className="mx-auto max-w-300 scroll-mt-15 px-4 py-16 md:px-8 md:py-24">
      <SectionTitle>{featuresTitle}</SectionTitle>
      <div className="mt-10 grid border-t border-rule md:mt-13 lg:grid-cols-3">
        {features.map((feature) => (
          <Feature key={feature.id} {...feature} />
        ))}
      </div>
    </section>
  );
}

function Feature({ id, title, claim, link, paths }: (typeof features)[number]) {
  const to = paths.find(leadsSomewhere);
  return (
    <article className="grid content-start border-line pt-6 max-lg:border-b max-lg:pb-6 max-lg:last:border-b-0 lg:pr-8 lg:not-first:border-l lg:not-first:pl-8">
      <div className="grid content-center lg:h-41">{VIGNETTES[id]}</div>
      <h3 className="mt-5 text-16">{title}</h3>
      <p className="mt-2 text-[15px] leading-normal text-muted">{claim}</p>
      {to === undefined ? null : (
        <p className="mt-3">
          <TextLink to={to}>{link}</TextLink>
        </p>
      )}
    </article>
  );
}
