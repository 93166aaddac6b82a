import { expect, it } from 'vitest';
import { decidingWith, knowing, place } from '../../test/knowing.ts';
import { isOfFewListed } from './few-listed.ts';
import type { DialogueState } from './state.ts';

const to = decidingWith(knowing(place('Fremantle', 'WA', '6160')));

it.each([
  'only one listing?',
  'Ein Angebot nur?',
  'Nur zwei Angebote?',
  'Une seule annonce, ok.',
  '¿Solo una oferta?',
  'Solo un annuncio?',
  'só uma oferta?',
  'Только одно предложение?',
  '只有一个吗？',
  '1件だけですか',
  '하나뿐인가요?',
  'عرض واحد فقط؟',
  'सिर्फ एक ऑफर?',
])('whoever says so wonders at what was found: %s', (message) => {
  expect(isOfFewListed(message)).toBe(true);
});

it.each([
  'How do I make an offer?',
  'Wie mache ich ein Angebot?',
  'comment faire une offre',
  'only one bedroom',
])('whoever says so does not: %s', (message) => {
  expect(isOfFewListed(message)).toBe(false);
});

it('the median is told, and not how an offer is made', () => {
  const before: Partial<DialogueState> = {
    language: 'de',
    last: { tool: 'search_listings', arguments: { location: 'Fremantle WA 6160' } },
    location: 'Fremantle WA 6160',
  };
  expect(to('Ein Angebot nur? Was kostet ein Haus in Fremantle im Mittel?', before)).toMatchObject({
    kind: 'call',
    call: { tool: 'market' },
  });
  expect(JSON.stringify(to('Nur ein Angebot?', before))).not.toContain('makingOffer');
});
