import { describe, expect, it } from 'vitest';
import type { ConsentEvent, ConsentKind } from './consent-events.ts';
import { mayCall, standing } from './standing.ts';

const day = (text: string): Date => new Date(`${text}T00:00:00Z`);
const event = (kind: ConsentKind, at: string, more: Partial<ConsentEvent> = {}): ConsentEvent => ({
  kind,
  channel: null,
  at: day(at),
  until: null,
  ...more,
});
const basisAt = (at: string, ...events: ConsentEvent[]) => standing(events, 'email', day(at)).basis;

describe('consent to messages', () => {
  it('is not there by itself', () => {
    expect(basisAt('2026-11-16')).toBe('none');
  });

  it('holds once it was said, and before that it does not', () => {
    const yes = event('express', '2026-01-01');
    expect(basisAt('2025-12-31', yes)).toBe('none');
    expect(basisAt('2026-01-01', yes)).toBe('express');
    expect(standing([yes], 'email', day('2036-01-01'))).toMatchObject({ basis: 'express', until: null });
  });

  it('lapses after twelve months where it was inferred, and after what was agreed', () => {
    const dealing = event('inferred', '2024-02-29');
    expect(basisAt('2025-02-27', dealing)).toBe('inferred');
    expect(basisAt('2025-02-28', dealing)).toBe('none');
    const agreed = event('express', '2026-01-01', { until: day('2026-02-01') });
    expect(basisAt('2026-01-31', agreed)).toBe('express');
    expect(basisAt('2026-02-01', agreed)).toBe('none');
  });

  it('ends with a no, which a later dealing does not lift but a later yes does', () => {
    const yes = event('express', '2026-01-01');
    const no = event('withdrawn', '2026-02-01');
    expect(basisAt('2026-03-01', yes, no)).toBe('withdrawn');
    expect(basisAt('2026-04-01', yes, no, event('inferred', '2026-03-01'))).toBe('withdrawn');
    const again = event('express', '2026-03-01', { until: day('2026-03-02') });
    expect(basisAt('2026-03-01', yes, no, again)).toBe('express');
    expect(basisAt('2026-04-01', yes, no, again, event('inferred', '2026-03-03'))).toBe('inferred');
  });

  it('goes by when things happened, not by when they were written down', () => {
    const late = event('express', '2025-01-01');
    expect(basisAt('2026-03-01', event('withdrawn', '2026-02-01'), late)).toBe('withdrawn');
  });

  it('is of its channel, and a no to everything is of all', () => {
    const byMail = event('express', '2026-01-01', { channel: 'email' });
    expect(standing([byMail], 'sms', day('2026-02-01')).basis).toBe('none');
    const noSms = event('withdrawn', '2026-01-02', { channel: 'sms' });
    expect(basisAt('2026-02-01', byMail, noSms)).toBe('express');
    expect(basisAt('2026-02-01', byMail, event('withdrawn', '2026-01-02'))).toBe('withdrawn');
  });

  it('is over with a complaint until the person says yes again', () => {
    const complaint = event('complained', '2026-02-01');
    const at = (...events: ConsentEvent[]) => standing(events, 'email', day('2026-03-01'));
    expect(at(event('express', '2026-01-01'), complaint)).toMatchObject({
      basis: 'complained',
      complained: true,
    });
    expect(at(complaint, event('withdrawn', '2026-02-02'))).toMatchObject({ complained: true });
    expect(at(complaint, event('express', '2026-02-02'))).toMatchObject({
      basis: 'express',
      complained: false,
    });
  });

  it('knows an address that does not exist, until somebody answers from it', () => {
    const gone = event('bounced', '2026-02-01');
    expect(standing([gone], 'email', day('2026-03-01')).bounced).toBe(true);
    expect(standing([gone, event('reached', '2026-02-02')], 'email', day('2026-03-01')).bounced).toBe(false);
  });
});

describe('calls', () => {
  const callAt = (at: string, ...events: ConsentEvent[]) => mayCall(standing(events, 'call', day(at)));

  it('rest on express consent for three months, unless it says more', () => {
    const yes = event('express', '2026-01-31');
    expect(callAt('2026-04-29', yes)).toBe(true);
    expect(callAt('2026-04-30', yes)).toBe(false);
    expect(callAt('2026-06-01', event('express', '2026-01-31', { until: day('2027-01-01') }))).toBe(true);
  });

  it('rest on a check of the register for thirty days', () => {
    const clear = event('register-clear', '2026-01-01');
    expect(callAt('2026-01-30', clear)).toBe(true);
    expect(callAt('2026-01-31', clear)).toBe(false);
    expect(callAt('2026-01-03', clear, event('register-listed', '2026-01-02'))).toBe(false);
    expect(callAt('2026-01-03', clear, event('withdrawn', '2026-01-02'))).toBe(false);
  });
});
