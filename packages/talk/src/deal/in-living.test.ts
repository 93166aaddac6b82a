import { expect, it } from 'vitest';
import { readMessage } from '../intents/intent-files.ts';
import { dealAfter, NOTHING_TOLD } from './facts-after.ts';

it.each([
  'That double counts: 6,380 already includes the HECS and the car loan.',
  'no, the 6,380 already covers the car loan',
])('what debts are in is what they live on: %s', (text) => {
  expect(dealAfter(NOTHING_TOLD, { ...readMessage(text, null), text }).facts).toEqual({ livingAud: 6380 });
});
