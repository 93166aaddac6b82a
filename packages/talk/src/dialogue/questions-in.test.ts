import { expect, test } from 'vitest';
import { questionsIn } from './questions-in.ts';

test.each([
  ['What about bushfire and the creek there? and can I go see it on saturday', 2],
  ['how have unit prices gone there in the last year and if i sell for 620 what would i net after agent', 2],
  ['the lvr on 440k with 60k down, what is it. and wheres a list of documents i need', 2],
  ['whats a certificate then and can you make one for that house', 2],
  ['1,4 million, ouf. Le vendeur en demande combien ? Et je peux la visiter samedi ?', 2],
  ['y los impuestos cuánto serían en queensland? y hay pisos en Windsor', 2],
  ['Und wie sieht es an der Forrest Avenue 12 mit Feuer aus? Brauch ich da so ein BAL-Gutachten?', 2],
  ['这套是两室还是一室？会不会被水淹？还有外国人能买吗，我们是中国护照', 3],
  ['土砂崩れは大丈夫ですか？それと、この家の値段は妥当だと思いますか', 2],
  ['الشقة اللي في فلوريت، كم تسوى فعلا؟ وانا مو مقيم في استراليا، يحق لي اشتري؟', 2],
  ['95 हज़ार सैलरी में 3001 महीना ज़्यादा तो नहीं? LMI भी देना पड़ेगा क्या?', 2],
])('%s asks several things', (message, count) => {
  const questions = questionsIn(message);
  expect(questions).toHaveLength(count);
  expect(questions.join(' ').replaceAll(/\s/g, '')).toBe(message.replaceAll(/\s/g, ''));
});

test.each([
  'What is 12 Smith Street, Parramatta worth?',
  'Can you tell me what my house in St. Kilda is worth at 6.14%',
  'I earn 95k and have 60k saved. How much can I borrow?',
  'Is it worth 900k? Or is it too much?',
  'Ipswich and Booval?? those flooded! what about the Aspley one',
  'ok what about Bankstown then, any units under 780k',
  'Which is cheaper, Epping or Castle Hill?',
  'hola, gano 95 mil al año y quiero comprar en Brisbane',
  '',
])('%s asks one thing, or none', (message) => {
  expect(questionsIn(message)).toEqual([message]);
});

test('what is said between goes with the question that it was said to', () => {
  expect(
    questionsIn('Hello, I have 60k saved. Is the market good in Perth? and what can I borrow on 95k?'),
  ).toEqual(['Hello, I have 60k saved. Is the market good in Perth?', 'and what can I borrow on 95k?']);
});

test.each([
  ['Is 3 Hill Street flooded? And if we take 540k with 90k down, how much a month?', 'And if we take'],
  ["Est-ce inondable ? Et si on prend 540 000 avec 90 000 d'apport, combien par mois ?", 'Et si on prend'],
  ['¿Se inunda? Y si ponemos 90 mil en una de 540 mil, ¿cuánto al mes?', 'Y si ponemos'],
  ['会不会被水淹？如果买54万的，首付9万，每月还多少？', '如果买'],
])('what is said after a question with a comma goes with the next: %s', (message, begins) => {
  expect(questionsIn(message).at(-1)).toMatch(new RegExp(`^${begins}`, 'u'));
});

test('a contract that was pasted is not taken apart', () => {
  const long = 'What is this? And what is that? '.repeat(30);
  expect(questionsIn(long)).toEqual([long]);
});
