import type { AppointmentDetail } from '@propguard/protocol/appointment-detail';
import { audText } from '../../lib/aud-text.ts';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Section } from './pane-section.tsx';
import { text } from './text.ts';

/** OPS-APPT-14, -28 */
export function PaneProperty({ home }: { home: NonNullable<AppointmentDetail['property']> }) {
  return (
    <Section title={text.detail.property}>
      <div className="flex items-center gap-3">
        {home.images.slice(0, 1).map((image) => (
          <img
            key={image}
            src={image}
            alt=""
            loading="lazy"
            className="h-11 w-16 flex-none rounded-1 border border-line object-cover"
          />
        ))}
        <div className="min-w-0">
          <TextLink to={home.path}>{home.address}</TextLink>
          {home.price === null ? null : (
            <p className="text-13 text-muted tabular-nums">{audText(home.price)}</p>
          )}
        </div>
      </div>
      <p className="mt-1.5 flex flex-wrap gap-1.5">
        {home.features.map((feature) => (
          <Badge key={feature}>{feature}</Badge>
        ))}
      </p>
    </Section>
  );
}
