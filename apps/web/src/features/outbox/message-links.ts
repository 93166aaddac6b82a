export interface MessagePart {
  kind: 'words' | 'link';
  text: string;
}

const LINK = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]/g;

/** A message's words and the links in them, in their order. */
export function messageParts(body: string): MessagePart[] {
  const parts: MessagePart[] = [];
  let from = 0;
  for (const found of body.matchAll(LINK)) {
    if (found.index > from) parts.push({ kind: 'words', text: body.slice(from, found.index) });
    parts.push({ kind: 'link', text: found[0] });
    from = found.index + found[0].length;
  }
  if (from < body.length) parts.push({ kind: 'words', text: body.slice(from) });
  return parts;
}

/** The one that a person is meant to follow. */
export function firstLink(body: string): string | undefined {
  return messageParts(body).find(({ kind }) => kind === 'link')?.text;
}
