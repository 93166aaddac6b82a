import type { InboxConversation, InboxEntry } from '@propguard/protocol/inbox-facts';
import { clsx } from 'clsx';
import { ArrowLeftRight, FileText, Star, StickyNote } from 'lucide-react';
import { Fragment, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { SampleBadge } from '../../parts/provenance/sample-badge.tsx';
import { Icon } from '../../ui/controls/icon.tsx';
import { DayLine } from './day-line.tsx';
import { HomePicture } from './home-picture.tsx';
import { Delivery, MessageFiles } from './message-marks.tsx';
import { text } from './text.ts';
import { useShortTime } from './use-short-time.ts';

/** Longer than this it was no answer that anybody waited for. */
const LONG_SECONDS = 60;

/** What was said and what happened, in order; at its end as long as one stays there. */
export function ThreadEntries({ conversation }: { conversation: InboxConversation }) {
  const scroller = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const { id, entries, isInWidget } = conversation;
  // biome-ignore lint/correctness/useExhaustiveDependencies: something was said
  useEffect(() => {
    const box = scroller.current;
    if (box && isAtEnd.current) box.scrollTop = box.scrollHeight;
  }, [entries.length]);
  return (
    <div
      ref={scroller}
      role="log"
      aria-label={text.log}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
      tabIndex={0}
      onScroll={({ currentTarget: box }) => {
        isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < 40;
      }}
      className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto px-3 py-4 focus-visible:-outline-offset-2 md:px-5"
    >
      {entries.map((entry, at) => (
        <Fragment key={`${entry.kind} ${entry.id}`}>
          <DayLine at={entry.at} before={entries[at - 1]?.at} />
          <Entry entry={entry} conversationId={id} isInWidget={isInWidget} took={secondsTaken(entries, at)} />
        </Fragment>
      ))}
    </div>
  );
}

/** How long the assistant took: from what was asked to what it said. */
const secondsTaken = (entries: readonly InboxEntry[], at: number): number | null => {
  const entry = entries[at];
  const before = entries[at - 1];
  if (entry?.kind !== 'message' || entry.author !== 'assistant') return null;
  if (before?.kind !== 'message' || before.author !== 'contact') return null;
  return (Date.parse(entry.at) - Date.parse(before.at)) / 1_000;
};

interface EntryProps {
  entry: InboxEntry;
  conversationId: string;
  isInWidget: boolean;
  took: number | null;
}

function Entry({ entry, took, ...of }: EntryProps) {
  if (entry.kind === 'message') return <Message message={entry} took={took} {...of} />;
  if (entry.kind === 'note') return <Note note={entry} />;
  if (entry.kind === 'survey')
    return (
      <p className="flex items-center justify-center gap-1.5 text-12 text-muted">
        <Icon of={Star} size={12} />
        {text.survey[entry.survey](entry.score)}
        {entry.comment ? <bdi>: {entry.comment}</bdi> : null}
      </p>
    );
  return (
    <div className="grid grid-cols-[16px_minmax(0,1fr)] gap-x-2.5 gap-y-1 rounded-2 border border-dashed border-control px-3.5 py-2.5 text-13">
      <Icon of={ArrowLeftRight} size={14} className="mt-0.5 text-accent" />
      <p className="font-semibold">
        {entry.cause === 'taken' && entry.by ? text.took(entry.by) : text.handedOver(entry.by)}
      </p>
      {entry.reason ? (
        <p dir="auto" className="col-start-2 font-serif">
          {entry.reason}
        </p>
      ) : null}
      <p className="col-start-2 text-12 text-muted">
        {text.handedOverFor[entry.cause]} {text.silent}
      </p>
    </div>
  );
}

function Note({ note }: { note: Extract<InboxEntry, { kind: 'note' }> }) {
  const time = useShortTime();
  return (
    <div className="grid grid-cols-[16px_minmax(0,1fr)_auto] gap-x-2.5 rounded-2 bg-caution-soft px-3.5 py-2.5 text-13">
      <Icon of={StickyNote} size={14} className="mt-0.5 text-caution" />
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        <span className="sr-only">{text.note}: </span>
        <b className="font-semibold">{note.by ?? text.formerMember}</b> {note.text}
      </p>
      <time dateTime={note.at} className="text-12 text-muted">
        {time(note.at)}
      </time>
    </div>
  );
}

type Said = Extract<InboxEntry, { kind: 'message' }>;

/** What a tool brought beside the words, with its figures. */
function Shown({ shown: { title, path, facts, homes, sample } }: { shown: Said['shown'][number] }) {
  return (
    <div className="w-full overflow-hidden rounded-2 border border-line bg-surface text-12">
      <p
        className={clsx(
          'flex items-center gap-1.5 px-2.5 py-1.5',
          facts.length + homes.length > 0 && 'bg-sunken font-medium',
        )}
      >
        <Icon of={FileText} size={12} className="text-accent" />
        <span className="min-w-0 flex-1">
          {path ? (
            <Link to={path} className="rounded-1 hover:underline">
              {title}
            </Link>
          ) : (
            title
          )}
        </span>
        {sample ? <SampleBadge /> : null}
      </p>
      {homes.length > 0 ? (
        <ul className="grid grid-cols-1 divide-y divide-line border-t border-line">
          {homes.map((home) => (
            <li key={home.title} className="flex items-center gap-2.5 px-2.5 py-1.5">
              <HomePicture source={home.picture} />
              <span className="min-w-0">
                {home.path ? (
                  <Link to={home.path} className="rounded-1 font-medium hover:underline">
                    {home.title}
                  </Link>
                ) : (
                  <span className="font-medium">{home.title}</span>
                )}
                <span className="block text-muted tabular-nums">{home.text}</span>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {facts.length > 0 ? (
        <dl className="grid auto-cols-fr grid-flow-col divide-x divide-line border-t border-line max-sm:grid-flow-row max-sm:divide-x-0 max-sm:divide-y">
          {facts.map(({ label, text: value }) => (
            <div key={label} className="grid content-start gap-0.5 px-2.5 py-1.5">
              <dt className="text-muted">{label}</dt>
              <dd className="font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  );
}

interface MessageProps {
  message: Said;
  conversationId: string;
  isInWidget: boolean;
  took: number | null;
}

function Message({ message, conversationId, isInWidget, took }: MessageProps) {
  const time = useShortTime();
  const { author, by, text: said, shown, files, page, delivery, at } = message;
  if (author === 'system')
    return (
      <p dir="auto" className="text-center text-12 text-pretty text-muted">
        {said}
      </p>
    );
  const isTheirs = author === 'contact';
  const who = author === 'assistant' ? text.assistant : author === 'member' ? (by ?? text.you) : null;
  return (
    <div
      className={clsx(
        'grid max-w-[80%] gap-1 max-md:max-w-[92%]',
        isTheirs ? 'self-start' : 'self-end justify-items-end',
      )}
    >
      {shown.map((one) => (
        <Shown key={one.title} shown={one} />
      ))}
      {said === '' ? null : (
        <p
          dir="auto"
          className={clsx(
            'rounded-2 px-3.5 py-2 leading-snug whitespace-pre-line wrap-anywhere',
            isTheirs
              ? 'rounded-bl-none bg-sunken'
              : author === 'member'
                ? 'rounded-br-none bg-accent-soft'
                : 'rounded-br-none border border-line bg-surface',
          )}
        >
          <bdi>{said}</bdi>
        </p>
      )}
      <MessageFiles files={files} />
      <p className="text-12 text-muted">
        {who ? `${who}, ` : ''}
        {took !== null && took < LONG_SECONDS ? `${text.took_(took)}, ` : ''}
        <time dateTime={at}>{time(at)}</time>
        {page ? <bdi>, {text.onPage(page)}</bdi> : null}
        {delivery ? (
          <Delivery
            delivery={delivery}
            conversationId={conversationId}
            messageId={message.id}
            isFromPage={isInWidget}
          />
        ) : null}
      </p>
    </div>
  );
}
