import { Check } from 'lucide-react';
import { Icon } from '../../ui/controls/icon.tsx';
import { Card } from '../../ui/layout/card.tsx';
import type { Subject } from './subject.ts';
import { text } from './text.ts';

export const hasAbout = ({ property, listing }: Subject): boolean =>
  Boolean(listing?.description) || property.features.length > 0;

export function AboutCard({ subject: { property, listing } }: { subject: Subject }) {
  const { features } = property;
  const description = listing?.description;
  return (
    <Card title={text.description}>
      {description ? <p className="max-w-[68ch] font-serif text-16 leading-normal">{description}</p> : null}
      {features.length > 0 ? (
        <>
          <h3 className={description ? 'mt-4 text-13' : 'text-13'}>{text.features}</h3>
          <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(180px,1fr))] gap-x-6 gap-y-1.5 text-13">
            {features.map((feature) => (
              <li key={feature} className="flex items-center gap-2 first-letter:uppercase">
                <Icon of={Check} size={14} className="text-accent" />
                <span className="first-letter:uppercase">{feature}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Card>
  );
}
