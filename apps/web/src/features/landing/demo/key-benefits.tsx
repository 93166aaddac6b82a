import { Check } from 'lucide-react';
import { Icon } from '../../../ui/controls/icon.tsx';
import { text } from './text.ts';

/** CORE-DEMO-03 */
export function KeyBenefits({ benefits }: { benefits: readonly string[] }) {
  return (
    <section aria-labelledby="key-benefits">
      <h3 id="key-benefits" className="text-14">
        {text.benefits}
      </h3>
      <ul className="mt-2 text-13">
        {benefits.map((benefit) => (
          <li
            key={benefit}
            className="flex min-h-9 items-center gap-2.5 border-b border-line last:border-b-0"
          >
            <Icon of={Check} className="text-accent" />
            {benefit}
          </li>
        ))}
      </ul>
    </section>
  );
}
