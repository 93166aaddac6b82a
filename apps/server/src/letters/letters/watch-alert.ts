import { wholeAud } from '@propguard/rules/formats/money';
import { hazardText } from '@propguard/rules/hazards/evidence-words';
import { inEnglish } from '@propguard/rules/messages/in-english';
import { ALERT_FIGURES, type AlertFigure } from '@propguard/rules/risk-dashboard/changes';
import { PATHS, pathTo } from '@propguard/rules/routes/paths';
import * as z from 'zod';
import { defineLetter, type Part } from '../letter.ts';

const HOMES_PER_LETTER = 20;

const NAMES: Record<AlertFigure, string> = {
  value: 'Value',
  flood: 'Flood',
  fire: 'Fire',
  coastalErosion: 'Coastal erosion',
  subsidence: 'Subsidence',
};

const Change = z.object({
  figure: z.enum(ALERT_FIGURES),
  before: z.number().nullable(),
  after: z.number().nullable(),
});

const figureText = (figure: AlertFigure, value: number | null): string => {
  if (value === null) return 'no data';
  return figure === 'value' ? wholeAud(value) : hazardText(value).toLowerCase();
};

const changeText = ({ figure, before, after }: z.infer<typeof Change>): string =>
  `${NAMES[figure]}: ${figureText(figure, before)}, now ${figureText(figure, after)}`;

export const watchAlert = defineLetter({
  name: 'watch-alert',
  purpose: 'service',
  languages: ['en'],
  fields: z.object({
    person: z.string(),
    workspace: z.string(),
    homes: z.array(z.object({ address: z.string(), sample: z.boolean(), changes: z.array(Change) })).min(1),
  }),
  compose: ({ person, workspace, homes }, { url }) => {
    const listUrl = url(pathTo(PATHS.riskDashboard, {}));
    const more = homes.length - HOMES_PER_LETTER;
    const items = homes.slice(0, HOMES_PER_LETTER).map(
      ({ address, sample, changes }): Part => ({
        kind: 'item',
        title: `${address}${sample ? ' (sample data)' : ''}`,
        lines: changes.map(changeText),
      }),
    );
    return {
      subject: inEnglish(
        '{count, plural, one {# property you watch has} other {# properties you watch have}} changed',
        { count: homes.length },
      ),
      parts: [
        { kind: 'paragraph', text: inEnglish('Hello {person},', { person }) },
        {
          kind: 'paragraph',
          text: inEnglish(
            '{count, plural, one {A property} other {Some properties}} you watch in the workspace ‘{workspace}’ {count, plural, one {has} other {have}} changed:',
            { count: homes.length, workspace },
          ),
        },
        ...items,
        ...(more > 0
          ? [{ kind: 'paragraph' as const, text: inEnglish('and {more, number} more.', { more }) }]
          : []),
        { kind: 'action', label: 'See the watch list', url: listUrl },
      ],
      why: 'You get this because these properties are on your watch list. Take a property off the list to stop hearing about it.',
      stopUrl: listUrl,
    };
  },
});
