import { expect, it } from 'vitest';
import { whatsappPort } from './whatsapp.ts';

const port = whatsappPort({ channel: 'whatsapp', settings: {}, secrets: {}, mayBePrivate: false });

it('takes the whole words of a row that was touched, also where its title had no room for them', () => {
  const said = (list_reply: object) => {
    const message = { id: 'wamid.1', from: '61400000000', type: 'interactive', interactive: { list_reply } };
    const body = JSON.stringify({ entry: [{ changes: [{ value: { messages: [message] } }] }] });
    return port.parse({ body: Buffer.from(body), header: () => null, url: '' }).messages[0]?.text;
  };
  expect(said({ id: '0', title: 'How much can I borrow?' })).toBe('How much can I borrow?');
  const words = 'What does it cost to buy a unit in Brisbane?';
  expect(said({ id: '1', title: 'What does it cost to bu…', description: words })).toBe(words);
});
