import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { Button } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { tiers } from '../content.ts';
import { APP_PATH } from '../links.ts';
import { text } from '../text.ts';
import { SectionTitle } from './section-title.tsx';

type Tier = (typeof tiers)[number];

/** CORE-LAND-21 and 32 to 35 */
export function PricingSection({ onContactSales }: { onContactSales: () => void }) {
  return (
    <section id="pricing" className="mx-auto max-w-300 scroll-mt-15 px-4 py-16 md:px-8 md:py-24">
      <SectionTitle>{text.pricing.title}</SectionTitle>
      <div className="mt-10 grid rounded-2 border border-line bg-surface md:mt-13 lg:grid-cols-3">
        {tiers.map((tier) => (
          <TierColumn key={tier.id} tier={tier} onContactSales={onContactSales} />
        ))}
      </div>
    </section>
  );
}

function TierColumn({ tier, onContactSales }: { tier: Tier; onContactSales: () => void }) {
  const recommended = tier.id === 'professional';
  return (
    <article
      className={clsx(
        'relative flex flex-col border-line p-6 md:p-8 max-lg:not-first:border-t lg:not-first:border-l',
        recommended &&
          'before:absolute before:-top-px before:-right-px before:-left-px before:h-0.75 before:bg-accent',
      )}
    >
      <h3 className="text-16">{tier.name}</h3>
      <p className="mt-3.5 text-44 leading-none font-medium tracking-[-0.04em] tabular-nums">
        {tier.price}
        {tier.period ? (
          <small className="ml-2 text-13 font-normal tracking-normal text-muted">{tier.period}</small>
        ) : null}
      </p>
      <ul aria-label={text.pricing.features(tier.name)} className="mt-5.5 border-t border-line lg:min-h-41">
        {tier.lists.map((line) => (
          <li key={line} className="flex h-10 items-center gap-2.5 border-b border-line">
            <Icon of={Check} className="text-accent" />
            {line}
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-1 items-end">
        {tier.id === 'enterprise' ? (
          <Button size="lg" wide onClick={onContactSales}>
            {tier.action}
          </Button>
        ) : (
          <LinkButton to={APP_PATH} size="lg" wide {...(recommended ? { kind: 'primary' as const } : {})}>
            {tier.action}
          </LinkButton>
        )}
      </div>
    </article>
  );
}
