import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sessionAs } from '../../../test/people.ts';
import { renderPart } from '../../../test/render-screen.tsx';
import { text } from './text.ts';
import { WhoIsTold } from './who-is-told.tsx';

const ID = '0b9ab8b0-5d5c-4b52-9d5f-0a7d1f8c3a11';
const GEORGIA = {
  id: ID,
  name: 'Georgia',
  addresses: [{ id: ID, kind: 'email' as const, value: 'georgia@example.com' }],
};

it.each([
  ['held', text.told.waits('Georgia')],
  ['installation', text.told.email('Georgia')],
  ['own-server', text.told.email('Georgia')],
] as const)('promises no email that would wait in an outbox: mail is %s', async (delivery, words) => {
  renderPart(<WhoIsTold client={GEORGIA} />, {
    session: sessionAs('agent'),
    answers: { outbound: { mailDelivery: () => ({ delivery }) } },
  });
  expect(await screen.findByText(words)).toBeTruthy();
});
