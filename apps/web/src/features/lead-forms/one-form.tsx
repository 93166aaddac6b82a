import type { LeadForm } from '@propguard/protocol/lead-forms';
import { STATUS_NAMES } from '@propguard/rules/leads/pipeline';
import { useInfiniteQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { api } from '../../lib/api.ts';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { leadPath } from '../../routes/work.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { CodeBlock } from '../../ui/layout/code-block.tsx';
import { PagedLines } from '../../ui/layout/paged-lines.tsx';
import { embedCode } from './embed-code.ts';
import { text } from './text.ts';

/** How a form comes onto a website, and who came by it. */
export function OneForm({ form, onClose }: { form: LeadForm; onClose: () => void }) {
  const words = text.embed;
  return (
    <div className="grid gap-3 md:gap-5 lg:grid-cols-2">
      <Card
        title={words.title(form.title)}
        actions={<IconButton icon={X} label={words.close} kind="ghost" size="sm" onClick={onClose} />}
        foot={words.guard}
      >
        <div className="grid gap-3">
          {form.isOpen ? null : <Alert tone="caution" title={words.isClosed} />}
          <p className="text-muted">{words.how}</p>
          <CodeBlock
            label={words.label}
            code={embedCode(window.location.origin, form)}
            copyLabel={words.copy}
          />
          {form.origins.length === 0 ? (
            <p className="text-13 text-muted">{words.anywhere}</p>
          ) : (
            <div className="text-13">
              <p className="text-muted">{words.sites(form.origins.length)}</p>
              <ul className="mt-1 grid gap-0.5">
                {form.origins.map((origin) => (
                  <li key={origin} className="wrap-anywhere">
                    {origin}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </Card>
      <Arrivals form={form} />
    </div>
  );
}

const AT_A_TIME = 10;

function Arrivals({ form }: { form: LeadForm }) {
  const words = text.arrivals;
  const times = useInstantText();
  const pages = useInfiniteQuery(
    api.leadForms.arrivals.infiniteOptions({
      input: (cursor: string | undefined) => ({ id: form.id, cursor, limit: AT_A_TIME }),
      initialPageParam: undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
  );
  return (
    <Card flush title={words.title}>
      <PagedLines
        pages={pages}
        label={words.title}
        words={words}
        skeleton={{ rows: 3, columns: 3 }}
        line={({ id, leadId, name, status, at, detail }) => (
          <li key={id} className="flex items-baseline gap-3 px-4 py-2 text-13 md:px-5">
            <span className="min-w-0 flex-1">
              <TextLink to={leadPath(leadId)} className="font-medium">
                {name ?? words.unnamed}
              </TextLink>
              {detail ? <span className="block truncate text-12 text-muted">{detail}</span> : null}
            </span>
            <span className="text-muted">{STATUS_NAMES[status]}</span>
            <span className="text-muted">{times.dateTime(at)}</span>
          </li>
        )}
      />
    </Card>
  );
}
