import { expect, it } from 'vitest';
import { type GuestAccess, shownPass } from './open-guest.ts';

const PASS = 'x'.repeat(43);
const OTHER = 'y'.repeat(43);
const inLink: GuestAccess = { kind: 'guest', pass: 'shared-report', parameter: 'token' };
const inHeader: GuestAccess = { ...inLink, parameter: null };
const headers = (authorization?: string) => new Headers(authorization ? { authorization } : {});

it('is read from where the contract says, and from nowhere else', () => {
  expect(shownPass(inLink, headers(`Guest ${OTHER}`), { token: PASS })).toBe(PASS);
  expect(shownPass(inHeader, headers(`Guest ${PASS}`), { token: OTHER })).toBe(PASS);
});

it.each([undefined, 'Guest', `Bearer ${PASS}`, `Guest ${PASS} ${PASS}`])(
  'no pass in the header: %s',
  (shown) => {
    expect(() => shownPass(inHeader, headers(shown), { token: PASS })).toThrow(
      expect.objectContaining({ code: 'UNAUTHENTICATED' }),
    );
  },
);

it.each([undefined, null, 'text', [], {}, { token: 12 }, { token: 'short' }, { token: 'x'.repeat(101) }])(
  'no pass in the input: %j',
  (input) => {
    expect(() => shownPass(inLink, headers(`Guest ${PASS}`), input)).toThrow(
      expect.objectContaining({
        code: 'VALIDATION_FAILED',
        data: { fields: [{ field: 'token', message: expect.any(String) }] },
      }),
    );
  },
);
