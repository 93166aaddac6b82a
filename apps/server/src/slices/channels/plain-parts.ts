import type { MessagePart } from '@propguard/protocol/message-parts';

const ITEMS_MOST = 5;
const FACTS_MOST = 4;
/** Pages that whoever has no account may open; a link to any other would end at a door. */
const OPEN_PAGES = /^\/(property|search|verify|book)(\/|\?|$)/;

type Card = Extract<MessagePart, { kind: 'card' }>['card'];

/** Null: there is none, or not everybody may open it. */
export const openLink = (link: Card['link'], publicUrl: string): string | null =>
  link && OPEN_PAGES.test(link.path) ? `${publicUrl}${link.path}` : null;

const linkOf = (link: Card['link'], publicUrl: string): string => {
  const url = openLink(link, publicUrl);
  return url === null ? '' : `\n  ${url}`;
};

const linesOf = ({ facts, items, link }: Card, publicUrl: string): string[] => {
  const rows = items
    .slice(0, ITEMS_MOST)
    .map(
      ({ title, text, link: own }) =>
        `• ${[title, text].filter(Boolean).join(', ')}${linkOf(own, publicUrl)}`,
    );
  const more = openLink(link, publicUrl);
  const isShown = more === null || items.some((item) => openLink(item.link, publicUrl) === more);
  // Where only some are listed, the rest is behind one link.
  if (rows.length > 0) return isShown || !link ? rows : [...rows, `${link.label}: ${more}`];
  const told = facts.slice(0, FACTS_MOST).map(({ label, text }) => `${label}: ${text}`);
  return more === null ? told : [...told, more];
};

/** What a message shows beside its words, as a channel without cards can show it. */
export const plainParts = (
  parts: readonly MessagePart[],
  publicUrl: string,
): { lines: string[]; listed: string[]; choices: string[] } => ({
  lines: parts.flatMap((part) => (part.kind === 'card' ? linesOf(part.card, publicUrl) : [])),
  listed: parts.flatMap((part) => (part.kind === 'card' ? part.card.items.map(({ title }) => title) : [])),
  choices: parts.flatMap((part) => (part.kind === 'suggestion' ? [part.text] : [])),
});
