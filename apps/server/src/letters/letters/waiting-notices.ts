import { inEnglish } from '@propguard/rules/messages/in-english';
import { PATHS, pathTo } from '@propguard/rules/routes/paths';
import * as z from 'zod';
import { defineLetter, type Part } from '../letter.ts';

const ITEMS_PER_LETTER = 20;

/** Whatever a path holds, it leads into the product. */
const within = (path: string): string => {
  const { pathname, search } = new URL(path, 'https://product.invalid');
  return `${pathname}${search}`;
};

/** What waits for a member: one thing as soon as it is there, or all of it once a day. */
export const waitingNotices = defineLetter({
  name: 'waiting-notices',
  purpose: 'service',
  languages: ['en'],
  fields: z.object({
    person: z.string(),
    workspace: z.string(),
    daily: z.boolean(),
    items: z.array(z.object({ text: z.string(), path: z.string() })).min(1),
  }),
  compose: ({ person, workspace, daily, items }, { url }) => {
    const more = items.length - ITEMS_PER_LETTER;
    const [first] = items;
    const settingsUrl = url(pathTo(PATHS.noticeSettings, {}));
    const counted = inEnglish(
      '{count, plural, one {# thing is waiting} other {# things are waiting}} for you in ‘{workspace}’',
      { count: items.length, workspace },
    );
    return {
      subject: items.length === 1 && first ? first.text : counted,
      parts: [
        { kind: 'paragraph', text: inEnglish('Hello {person},', { person }) },
        { kind: 'paragraph', text: `${counted}:` },
        ...items.slice(0, ITEMS_PER_LETTER).map(
          ({ text, path }): Part => ({
            kind: 'item',
            title: text,
            lines: [],
            link: { label: 'Open it', url: url(within(path)) },
          }),
        ),
        ...(more > 0
          ? [{ kind: 'paragraph' as const, text: inEnglish('and {more, number} more.', { more }) }]
          : []),
      ],
      why: daily
        ? 'You get this once a day because you’re a member of this workspace.'
        : 'You get this because you’re a member of this workspace.',
      stopUrl: settingsUrl,
      footLinks: [{ label: 'Choose what reaches you', url: settingsUrl }],
    };
  },
});
