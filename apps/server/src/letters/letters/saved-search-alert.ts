import { wholeAud } from '@propguard/rules/formats/money';
import { inEnglish } from '@propguard/rules/messages/in-english';
import { PATHS, pathTo } from '@propguard/rules/routes/paths';
import * as z from 'zod';
import { defineLetter, type Part } from '../letter.ts';

const Found = z.object({
  propertyId: z.string(),
  address: z.string(),
  guide: z.object({ fromAud: z.number(), toAud: z.number() }).nullable(),
  sample: z.boolean(),
});

const guideText = ({ guide }: z.infer<typeof Found>): string => {
  if (!guide) return 'No price guide';
  const { fromAud, toAud } = guide;
  return fromAud === toAud ? wholeAud(fromAud) : `${wholeAud(fromAud)} to ${wholeAud(toAud)}`;
};

const counted = (count: number): string =>
  inEnglish('{count, plural, one {# new listing} other {# new listings}}', { count });

export const savedSearchAlert = defineLetter({
  name: 'saved-search-alert',
  purpose: 'service',
  languages: ['en'],
  fields: z.object({
    person: z.string(),
    workspace: z.string(),
    search: z.object({ id: z.string(), name: z.string() }),
    /** Of everything that is new; the letter shows the first of it. */
    count: z.int().min(1),
    listings: z.array(Found),
  }),
  compose: ({ person, workspace, search, count, listings }, { url }) => {
    const searchUrl = url(pathTo(PATHS.search, {}, { saved: search.id }));
    const more = count - listings.length;
    const items = listings.map(
      (listing): Part => ({
        kind: 'item',
        title: `${listing.address}${listing.sample ? ' (sample data)' : ''}`,
        lines: [guideText(listing)],
        link: { label: 'See the property', url: url(pathTo(PATHS.property, { id: listing.propertyId })) },
      }),
    );
    return {
      subject: `${counted(count)} for ‘${search.name}’`,
      parts: [
        { kind: 'paragraph', text: inEnglish('Hello {person},', { person }) },
        {
          kind: 'paragraph',
          text: inEnglish('Your saved search ‘{name}’ in the workspace ‘{workspace}’ found {found}:', {
            name: search.name,
            workspace,
            found: counted(count),
          }),
        },
        ...items,
        ...(more > 0
          ? [{ kind: 'paragraph' as const, text: inEnglish('and {more, number} more.', { more }) }]
          : []),
        { kind: 'action', label: 'See all of them', url: searchUrl },
      ],
      why: 'You get this because you asked for alerts on this search. To stop them, open the search with the link above and set its alerts to ‘none’, or remove it.',
      stopUrl: searchUrl,
    };
  },
});
