import { describe, expect, it } from 'vitest';
import { plainText } from '../understanding/clean-text.ts';
import { forgottenIn } from './forgotten.ts';

const parts = { commitmentsAud: [{ aud: 780, of: 'car' as const }] };
const left = (text: string) => forgottenIn(plainText(text), {}, parts).parts.commitmentsAud;

describe('what is counted with what they live on', () => {
  it.each([
    'that double counts: 6,380 already includes the car loan',
    'our living expenses include the car loan',
    'the car loan is already in the 6,380',
    'Die 6.380 enthalten den Autokredit schon',
    'mes dépenses de 6 380 comprennent le crédit auto',
    'los 6.380 ya incluyen el préstamo del coche',
    'le spese di 6.380 includono già il prestito auto',
    'os 6.380 já incluem o empréstimo do carro',
    'в 6380 уже входит автокредит',
    '6380已经包括车贷了',
  ])('is paid once: %s', (text) => {
    expect(left(text)).toEqual([]);
  });

  it.each([
    'does the 6,380 include the car loan?',
    'did you include the car loan in that',
    'what if the 6,380 includes the car loan',
    'the price of 650,000 includes a car space',
    'my salary of 188,000 includes a car allowance',
    'car loan 780 a month, expenses 4,100',
  ])('is told of, or asked: %s', (text) => {
    expect(left(text)).toEqual(parts.commitmentsAud);
  });
});
