import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { probabilitiesOf } from './classifier.ts';
import { trainClassifier } from './train-classifier.ts';

const text = (label: string, ...features: string[]) => ({ label, features });
const TEXTS = [
  text('value', 'w:worth', 'w:house'),
  text('value', 'w:worth', 'w:unit'),
  text('flood', 'w:flood', 'w:house'),
  text('flood', 'w:flood', 'w:unit'),
];
const likeliest = (shares: Map<string, number>) => [...shares].sort((a, b) => b[1] - a[1])[0]?.[0];

describe('a classifier of texts', () => {
  it('learns which features speak for which label, and says so of texts it has not seen', () => {
    const classifier = trainClassifier(TEXTS);
    expect(likeliest(probabilitiesOf(classifier, ['w:worth', 'w:villa']))).toBe('value');
    expect(likeliest(probabilitiesOf(classifier, ['w:flood', 'w:villa']))).toBe('flood');
  });

  it('is unsure where nothing it knows is said', () => {
    const shares = probabilitiesOf(trainClassifier(TEXTS), ['w:villa']);
    for (const share of shares.values()) expect(share).toBeCloseTo(0.5, 1);
  });

  it('becomes the same from the same texts', () => {
    expect(trainClassifier(TEXTS)).toEqual(trainClassifier(TEXTS));
  });

  it('gives shares of one, whatever the features are', () => {
    const classifier = trainClassifier(TEXTS);
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 200 }), (features) => {
        const shares = [...probabilitiesOf(classifier, features).values()];
        expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
      }),
    );
  });
});
