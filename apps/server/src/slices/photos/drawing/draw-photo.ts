import type { PhotoView } from '@propguard/rules/properties/photo-views';
import { briefOf } from './brief.ts';
import type { Brief } from './elevation.ts';
import { plotPlan } from './plot-plan.ts';
import { rearView } from './rear-view.ts';
import { streetView } from './street-view.ts';
import type { Style } from './style.ts';
import type { PhotoSubject } from './subject.ts';
import { picture } from './svg.ts';

const VIEWS: Readonly<Record<PhotoView, { title: string; draw: (brief: Brief) => string[] }>> = {
  street: { title: 'Street front', draw: streetView },
  rear: { title: 'Garden and rear', draw: rearView },
  plan: { title: 'Plan of the lot', draw: plotPlan },
};

const STYLE_WORDS: Readonly<Record<Style, string>> = {
  federation: 'in the Federation style',
  queenslander: 'in the Queenslander style',
  bungalow: 'in the Californian bungalow style',
  brick: 'in post-war brick',
  colonial: 'with a verandah in the colonial manner',
  contemporary: 'in a contemporary style',
};
const TYPE_WORDS: Readonly<Record<PhotoSubject['type'], string>> = {
  house: 'A house',
  townhouse: 'A townhouse in a row',
  apartment: 'A block of apartments',
  land: 'An empty lot',
  rural: 'A country house',
};

/** The whole picture as SVG. The same subject and view always give the same text. */
export const drawPhoto = (subject: PhotoSubject, view: PhotoView): string => {
  const brief = briefOf(subject);
  const { title, draw } = VIEWS[view];
  const what = TYPE_WORDS[subject.type] + (subject.type === 'land' ? '' : ` ${STYLE_WORDS[brief.style]}`);
  return picture(
    title,
    `${what}. A sample drawing made from the recorded facts, not a photograph.`,
    draw(brief),
  );
};
