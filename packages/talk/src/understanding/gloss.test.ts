import { describe, expect, it } from 'vitest';
import { glossOf } from './gloss.ts';

describe('messages in languages without a lexicon', () => {
  it('romanised Hindi becomes English, and is answered in Hindi', () => {
    expect(glossOf('craigieburn mein 4 bedroom ghar kitne ka milega', null)).toEqual({
      text: 'craigieburn in 4 bedroom house how much is it worth',
      language: 'hi',
    });
  });

  it('Vietnamese is understood with and without its marks', () => {
    const plain = glossOf('vay duoc nhieu nhat bao nhieu', null);
    expect(plain?.text).toBe('how much can we borrow');
    expect(glossOf('Ông môi giới nói bán được 1 triệu 3', null)?.text).toContain('1.3 million');
  });

  it.each([
    'what is a house in Bondi worth, and is it in a flood zone?',
    'cuánto vale una casa en Manly',
    'wie viel kostet ein Haus in Perth',
    'Quanto vale a casa em Manly',
    'make it 3 bed',
  ])('others stay as they are: %s', (message) => {
    expect(glossOf(message, 'en')).toBeNull();
  });
});
