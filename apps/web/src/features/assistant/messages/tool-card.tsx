import type { AssistantCard } from '@propguard/protocol/assistant-turns';
import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import { useState } from 'react';
import { SampleBadge } from '../../../parts/provenance/sample-badge.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { TextLink } from '../../../ui/controls/text-link.tsx';
import { text } from '../text.ts';
import { directionOf } from './direction-of.ts';
import { TOOL_ICONS } from './tool-icons.ts';

const words = text.card;
const ROWS_AT_FIRST = 3;

interface ToolCardProps {
  card: AssistantCard;
  language: AssistantLanguage | null;
}

/**
 * What a tool brought: its figures, its rows, and the way to the screen that shows it in full. No landmark: a talk may bring
 * the same home twice.
 */
export function ToolCard({ card, language }: ToolCardProps) {
  const [first, ...others] = card.facts;
  return (
    <article
      aria-label={card.title}
      dir={directionOf(language)}
      lang={language ?? undefined}
      className="min-w-0 overflow-hidden rounded-2 border border-line bg-surface"
    >
      <header className="flex min-h-8 flex-wrap items-center gap-2 border-b border-line bg-sunken px-3 py-1 text-12">
        <Icon of={TOOL_ICONS[card.tool]} size={14} className="text-accent" />
        <p className="min-w-0 flex-1 text-12 font-semibold wrap-anywhere">
          <bdi>{card.title}</bdi>
        </p>
        {card.sample ? <SampleBadge /> : null}
      </header>
      {first ? (
        <dl className="px-3 pt-2 pb-2">
          <dt className="text-12 text-muted">{first.label}</dt>
          <dd className="text-20 font-semibold tracking-figure tabular-nums wrap-anywhere first-letter:uppercase">
            <bdi>{first.text}</bdi>
          </dd>
        </dl>
      ) : null}
      {others.length > 0 ? (
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-px border-t border-line bg-line">
          {others.map((fact) => (
            <div key={fact.name} className="bg-surface px-3 pt-1.5 pb-2">
              <dt className="text-12 text-muted">{fact.label}</dt>
              <dd className="font-semibold tabular-nums wrap-anywhere first-letter:uppercase">
                <bdi>{fact.text}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      <Rows items={card.items} />
      {card.notes.length > 0 ? (
        <ul className="grid gap-1 border-t border-line px-3 py-2 text-12 text-muted first:border-t-0">
          {card.notes.map((note) => (
            <li key={note}>
              <bdi>
                <Note text={note} />
              </bdi>
            </li>
          ))}
        </ul>
      ) : null}
      {card.link ? (
        <footer className="border-t border-line px-3 py-2 text-12 first:border-t-0">
          <TextLink to={card.link.path}>{card.link.label || words.open}</TextLink>
        </footer>
      ) : null}
    </article>
  );
}

const ADDRESS = /https:\/\/\S+/;

/** An address in it, as of an office that knows more, can be followed. */
function Note({ text: note }: { text: string }) {
  const [address] = ADDRESS.exec(note) ?? [];
  if (!address || !URL.canParse(address)) return note;
  const [before = '', after = ''] = note.split(address);
  return (
    <>
      {before}
      <TextLink to={address} target="_blank" rel="noreferrer">
        {new URL(address).hostname.replace(/^www\./, '')}
      </TextLink>
      {after}
    </>
  );
}

function Rows({ items }: Pick<AssistantCard, 'items'>) {
  const [isWhole, setWhole] = useState(false);
  if (items.length === 0) return null;
  const shown = isWhole ? items : items.slice(0, ROWS_AT_FIRST);
  const hidden = items.length - ROWS_AT_FIRST;
  return (
    <div className="border-t border-line first:border-t-0">
      <ul className="divide-y divide-line">
        {shown.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may be alike
          <li key={at} className="px-3 py-1.5">
            <p className="text-13 font-medium wrap-anywhere">
              <bdi>{item.link ? <TextLink to={item.link.path}>{item.title}</TextLink> : item.title}</bdi>
            </p>
            <p className="text-12 text-muted tabular-nums wrap-anywhere">{item.text}</p>
          </li>
        ))}
      </ul>
      {hidden > 0 ? (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="w-full border-t border-line px-3 py-1.5 text-start text-12 text-accent hover:bg-hover touch:min-h-touch"
        >
          {isWhole ? words.fewer : words.rows(hidden)}
        </button>
      ) : null}
    </div>
  );
}
