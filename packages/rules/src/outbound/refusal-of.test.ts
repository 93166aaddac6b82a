import { describe, expect, it } from 'vitest';
import type { Standing } from '../consent/standing.ts';
import { refusalOf } from './refusal-of.ts';

const FREE: Standing = {
  basis: 'express',
  until: null,
  bounced: false,
  complained: false,
  registerClearUntil: null,
};
const refusal = (more: Partial<Parameters<typeof refusalOf>[0]>) =>
  refusalOf({
    purpose: 'marketing',
    channel: 'email',
    standing: FREE,
    forgotten: false,
    reserved: false,
    freeText: false,
    windowOpen: false,
    ...more,
  });

describe('a message is refused', () => {
  it('never where consent lives', () => expect(refusal({})).toBeNull());

  it.each([
    ['none', 'no-consent'],
    ['withdrawn', 'unsubscribed'],
    ['complained', 'complained'],
  ] as const)('that sells, on the basis %s', (basis, reason) => {
    expect(refusal({ standing: { ...FREE, basis } })).toBe(reason);
    expect(refusal({ purpose: 'service', standing: { ...FREE, basis } })).toBeNull();
  });

  it('of service to whoever complained, not the answer that they asked for', () => {
    const standing = { ...FREE, basis: 'complained', complained: true } as const;
    expect(refusal({ purpose: 'service', standing })).toBe('complained');
    expect(refusal({ purpose: 'reply', standing })).toBeNull();
  });

  it.each(['reply', 'service', 'marketing'] as const)('as a %s to nobody', (purpose) => {
    expect(refusal({ purpose, forgotten: true })).toBe('forgotten');
    expect(refusal({ purpose, reserved: true })).toBe('reserved-address');
    expect(refusal({ purpose, standing: { ...FREE, bounced: true } })).toBe('bounced');
  });

  it('in our own words once the window has closed, on channels that have one', () => {
    expect(refusal({ purpose: 'reply', channel: 'whatsapp', freeText: true })).toBe('outside-window');
    expect(refusal({ purpose: 'reply', channel: 'whatsapp', freeText: true, windowOpen: true })).toBeNull();
    expect(refusal({ purpose: 'reply', channel: 'whatsapp' })).toBeNull();
    expect(refusal({ purpose: 'reply', channel: 'email', freeText: true })).toBeNull();
  });

  it.each(['telegram', 'discord'] as const)('on %s to who has never written', (channel) => {
    expect(refusal({ purpose: 'service', channel })).toBe('never-wrote');
    expect(refusal({ purpose: 'service', channel, windowOpen: true })).toBeNull();
  });
});
