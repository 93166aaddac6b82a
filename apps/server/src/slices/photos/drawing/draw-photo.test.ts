import { Draws } from '@propguard/rules/chance/draws';
import { PHOTO_VIEWS } from '@propguard/rules/properties/photo-views';
import { PROPERTY_TYPES } from '@propguard/rules/properties/property-types';
import { describe, expect, it } from 'vitest';
import { drawPhoto } from './draw-photo.ts';
import type { PhotoSubject } from './subject.ts';

const MOST_BYTES = 40_000;
const FEATURES = ['swimming pool', 'shared pool', 'solar panels', 'shed', 'lift', 'water views'];

const subjectOf = (index: number, change: Partial<PhotoSubject> = {}): PhotoSubject => {
  const draws = new Draws(`subject/${index}`);
  const maybe = (value: number): number | null => (draws.chance(0.15) ? null : value);
  return {
    id: `property-${index}`,
    type: draws.pick(PROPERTY_TYPES),
    bedrooms: maybe(draws.integer(0, 7)),
    carSpaces: maybe(draws.integer(0, 4)),
    landM2: maybe(draws.integer(1, 40_000)),
    buildingM2: maybe(draws.integer(1, 900)),
    yearBuilt: maybe(draws.integer(1850, 2026)),
    latitude: draws.between(-43, -12),
    features: FEATURES.filter(() => draws.chance(0.4)),
    seed: draws.integer(0, 2 ** 31 - 1),
    ...change,
  };
};
const many = Array.from({ length: 400 }, (_, index) => subjectOf(index));

/** Every element is closed in its turn, and every attribute is quoted. */
const isWellFormed = (svg: string): boolean => {
  const open: string[] = [];
  const rest = svg.replace(
    /<(\/?)([a-z]+)((?: [\w-]+="[^"<>]*")*)(\/?)>/gi,
    (_, closing, name, __, empty) => {
      if (closing && open.pop() !== name) open.push('wrong');
      if (!closing && !empty) open.push(name);
      return '';
    },
  );
  return open.length === 0 && !/[<>]|&(?!amp;|lt;|gt;)/.test(rest);
};

describe.each(PHOTO_VIEWS)('the %s view', (view) => {
  it('is the same every time', () => {
    for (const subject of many.slice(0, 40))
      expect(drawPhoto({ ...subject }, view)).toBe(drawPhoto(subject, view));
  });

  it('is well-formed, small, and knows where everything is', () => {
    for (const subject of many) {
      const svg = drawPhoto(subject, view);
      expect(isWellFormed(svg), subject.id).toBe(true);
      expect(svg, subject.id).not.toMatch(/NaN|undefined|Infinity|null/);
      expect(Buffer.byteLength(svg), `${subject.id} ${subject.type} ${subject.yearBuilt}`).toBeLessThan(
        MOST_BYTES,
      );
    }
  });

  it('says that it is a drawing, to the eye and to a screen reader', () => {
    const svg = drawPhoto(subjectOf(1), view);
    expect(svg).toContain('>Sample drawing</text>');
    expect(svg).toMatch(
      /<title id="title">[^<]+<\/title><desc id="description">[^<]*not a photograph\.<\/desc>/,
    );
  });
});

/** What is drawn, without where and in which colour. */
const structureOf = (svg: string): string => svg.replace(/"[^"]*"/g, '').replace(/>[^<]+</g, '><');

it('draws 24 different houses for 24 houses that are alike on paper', () => {
  const alike = {
    type: 'house',
    bedrooms: 3,
    buildingM2: 160,
    landM2: 600,
    yearBuilt: 1965,
    features: [],
  } as const;
  const drawings = Array.from({ length: 24 }, (_, index) => drawPhoto(subjectOf(index, alike), 'street'));
  expect(new Set(drawings).size).toBe(24);
  expect(new Set(drawings.map(structureOf)).size).toBeGreaterThanOrEqual(20);
});

it.each([
  [1905, -34, 'Federation'],
  [1905, -27, 'Queenslander'],
  [1930, -34, 'Californian bungalow'],
  [1965, -34, 'post-war brick'],
  [1990, -34, 'colonial'],
  [2015, -34, 'contemporary'],
])('builds as in %i at latitude %i', (yearBuilt, latitude, style) => {
  expect(drawPhoto(subjectOf(3, { type: 'house', yearBuilt, latitude }), 'street')).toContain(style);
});

it('writes the areas of the register on the plan, and none that it does not know', () => {
  const known = drawPhoto(subjectOf(5, { type: 'house', landM2: 607, buildingM2: 248 }), 'plan');
  expect(known).toContain('>Land 607 m²<');
  expect(known).toContain('>Building 248 m²<');
  expect(drawPhoto(subjectOf(5, { type: 'house', landM2: null, buildingM2: null }), 'plan')).not.toContain(
    'm²',
  );
});
