import { describe, expect, it } from 'vitest';
import { normaliseAddress } from './normalise-address.ts';

describe('one form for each address', () => {
  it.each([
    ['email', ' Mei.Lin+Home@Example.COM ', 'mei.lin+home@example.com'],
    ['email', 'jörg@münchen.example', null],
    ['email', 'joerg@München.example', 'joerg@xn--mnchen-3ya.example'],
    ['email', 'ｍｅｉ@example.com', 'mei@example.com'],
    ['email', '用户@例子.公司', null],
    ['email', 'user@例子.公司', 'user@xn--fsqu00a.xn--55qx5d'],
    ['email', 'a@b', null],
    ['email', 'a..b@example.com', null],
    ['email', '@example.com', null],
    ['email', 'a b@example.com', null],
    ['email', 'a@127.0.0.1', null],
    ['email', 'a@ex_ample.com', null],
    ['email', 'nobody', null],
    ['email', `${'x'.repeat(65)}@example.com`, null],
    ['phone', '0412 345 678', '+61412345678'],
    ['phone', '(07) 3000 0000', '+61730000000'],
    ['phone', '+61 (0)412 345 678', '+61412345678'],
    ['phone', '０４１２ ３４５ ６７８', '+61412345678'],
    ['phone', '+64 21 123 4567', '+64211234567'],
    ['phone', '+44 20 7946 0958', '+442079460958'],
    ['phone', '0011 1 202 555 0143', '+12025550143'],
    ['phone', '1300 975 707', '+611300975707'],
    ['phone', '12', null],
    ['phone', '+999 1234567', null],
    ['phone', '+61 412 345 67', null],
    ['phone', '02 9999 9999 ext 5', null],
    ['phone', 'call me', null],
    ['whatsapp', '61412345678', '+61412345678'],
    ['whatsapp', '0412 345 678', '+61412345678'],
    ['telegram', '@Mai_1', '@mai_1'],
    ['telegram', 'two words', null],
    ['discord', '80351110224678912', '80351110224678912'],
    ['visitor', 'short', null],
  ] as const)('%s “%s”: %s', (kind, written, value) => {
    const found = normaliseAddress(kind, written);
    expect('value' in found ? found.value : null).toBe(value);
  });
});

it('says which country a number is not of', () => {
  expect(normaliseAddress('phone', '+64 1')).toEqual({ problem: expect.stringContaining('such as') });
  expect(normaliseAddress('phone', '12')).toEqual({
    problem: expect.stringContaining('not a phone number in Australia.'),
  });
  expect(normaliseAddress('phone', '+61 112 345 678')).toEqual({
    problem: expect.stringContaining('not a phone number for country code +61.'),
  });
});

// ACMA keeps these for stories: the sample's people have them.
it.each(['0491 570 006', '(02) 5550 1234', '(07) 7010 5555', '1800 160 401'])(
  'takes the made-up %s',
  (written) => {
    expect(normaliseAddress('phone', written)).toHaveProperty('value');
  },
);
