import type { AlertFigure, FigureChange } from '@propguard/rules/risk-dashboard/changes';
import type { Mail } from '../../providers/mail/mailer.ts';
import type { WatchedRow } from './store.ts';

export type ChangedHome = { row: WatchedRow; changes: FigureChange[] };

const HOMES_PER_LETTER = 20;

const NAMES: Record<AlertFigure, string> = {
  value: 'Value',
  flood: 'Flood',
  fire: 'Fire',
  coastalErosion: 'Coastal erosion',
  subsidence: 'Subsidence',
};

const figureText = (figure: AlertFigure, value: number | null): string => {
  if (value === null) return 'no data';
  return figure === 'value' ? `$${value.toLocaleString('en-AU')}` : `${Math.round(value * 100)}%`;
};

const changeText = ({ figure, before, after }: FigureChange): string =>
  `${NAMES[figure]}: ${figureText(figure, before)}, now ${figureText(figure, after)}`;

const homeText = ({ row: { subject, sample }, changes }: ChangedHome): string => {
  const { name, state, postcode } = subject.locality;
  return [
    `${subject.address}, ${name} ${state} ${postcode}${sample ? ' (sample data)' : ''}`,
    ...changes.map(changeText),
  ].join('\n');
};

const counted = (count: number): string => (count === 1 ? '1 property' : `${count} properties`);

export const changeLetter = (
  publicUrl: string,
  { name, email, workspace }: { name: string; email: string; workspace: string },
  homes: readonly ChangedHome[],
): Mail => {
  const more = homes.length - HOMES_PER_LETTER;
  return {
    to: email,
    subject: `${counted(homes.length)} that you watch ${homes.length === 1 ? 'has' : 'have'} changed`,
    text: [
      `Hello ${name},`,
      `of the properties that you watch in the workspace ‘${workspace}’ these have changed:`,
      ...homes.slice(0, HOMES_PER_LETTER).map(homeText),
      ...(more > 0 ? [`and ${more} more.`] : []),
      `See them:\n${publicUrl}/dashboard`,
      'You get this because you put them on the watch list. Take a property off the list to hear no more of it.',
    ].join('\n\n'),
  };
};
