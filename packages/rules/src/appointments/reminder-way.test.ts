import { expect, it } from 'vitest';
import { reminderAddress } from './reminder-way.ts';

const MAIL = { kind: 'email' };
const PHONE = { kind: 'phone' };
const WHATSAPP = { kind: 'whatsapp' };

it.each([
  [[PHONE, MAIL], 24, true, false, MAIL],
  [[PHONE, MAIL], 2, true, false, PHONE],
  [[PHONE, MAIL], 2, false, false, MAIL],
  [[PHONE], 24, true, false, PHONE],
  [[PHONE], 24, false, false, null],
  [[MAIL], 2, true, false, MAIL],
  [[{ kind: 'telegram' }], 2, true, false, null],
  [[PHONE, MAIL, WHATSAPP], 2, true, true, WHATSAPP],
  [[PHONE, MAIL, WHATSAPP], 2, true, false, PHONE],
  [[PHONE, MAIL, WHATSAPP], 24, true, true, MAIL],
  [[PHONE, MAIL], 2, true, true, PHONE],
])(
  'of %j, %s hours before, with text messages %s and WhatsApp %s: %j',
  (addresses, hours, hasSms, byWhatsApp, expected) => {
    expect(reminderAddress(addresses, { hours, hasSms, byWhatsApp })).toEqual(expected);
  },
);
