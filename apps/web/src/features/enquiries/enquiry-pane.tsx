import type { Enquiry } from '@propguard/protocol/enquiries';
import { LANGUAGES } from '@propguard/rules/languages/languages';
import { OFFICE_TIME_ZONE } from '@propguard/rules/time/zones';
import { dateTimeText } from '../../parts/times/instant-text.ts';
import { DefinitionList } from '../../ui/layout/definition-list.tsx';
import { GonePane, SidePane } from '../../ui/overlays/side-pane.tsx';
import { AnsweredBadge } from './answered-badge.tsx';
import { EnquiryActions } from './enquiry-actions.tsx';
import { text } from './text.ts';

const words = text.detail;

interface EnquiryPaneProps {
  enquiry: Enquiry | undefined;
  onClose: () => void;
}

export function EnquiryPane({ enquiry, onClose }: EnquiryPaneProps) {
  const frame = { label: words.label, closeLabel: words.close, onClose };
  if (!enquiry) {
    return (
      <GonePane {...frame} title={words.goneTitle}>
        {words.gone}
      </GonePane>
    );
  }
  return (
    <SidePane
      {...frame}
      title={enquiry.name}
      badge={<AnsweredBadge answered={enquiry.answeredAt !== null} />}
      footer={<EnquiryActions enquiry={enquiry} onRemoved={onClose} />}
    >
      <EnquiryBody enquiry={enquiry} />
    </SidePane>
  );
}

function EnquiryBody({ enquiry }: { enquiry: Enquiry }) {
  const time = (instant: string | null) =>
    instant === null ? null : dateTimeText(instant, OFFICE_TIME_ZONE);
  const language = LANGUAGES.find(({ code }) => code === enquiry.preferredLanguage)?.name;
  const facts = [
    { term: words.phone, detail: enquiry.phone },
    { term: words.company, detail: enquiry.company },
    { term: words.when, detail: time(enquiry.startsAt) },
    { term: words.type, detail: enquiry.tourType },
    { term: words.language, detail: language },
    { term: words.received, detail: time(enquiry.createdAt) },
    { term: words.answeredAt, detail: time(enquiry.answeredAt) },
  ].filter(({ detail }) => detail);
  return (
    <div className="grid gap-4">
      <DefinitionList
        items={[
          {
            term: words.email,
            detail: (
              <a
                href={`mailto:${enquiry.email}`}
                className="touch-area rounded-1 break-all text-accent underline decoration-1 underline-offset-3"
              >
                {enquiry.email}
              </a>
            ),
          },
          ...facts,
        ]}
      />
      {enquiry.message ? (
        <p className="border-t border-line pt-4 break-words whitespace-pre-wrap">{enquiry.message}</p>
      ) : null}
    </div>
  );
}
