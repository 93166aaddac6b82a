import { PATHS } from '@propguard/rules/routes/paths';
import type { Letter } from './letter.ts';
import { addressChange } from './letters/address-change.ts';
import { addressChanged } from './letters/address-changed.ts';
import { addressCheck } from './letters/address-check.ts';
import { enquiryConfirmation } from './letters/enquiry-confirmation.ts';
import { enquiryNotice } from './letters/enquiry-notice.ts';
import { invitation } from './letters/invitation.ts';
import { mailTrial } from './letters/mail-trial.ts';
import { operatorChanged } from './letters/operator-changed.ts';
import { passwordReset } from './letters/password-reset.ts';
import { savedSearchAlert } from './letters/saved-search-alert.ts';
import { tourConfirmation } from './letters/tour-confirmation.ts';
import { waitingNotices } from './letters/waiting-notices.ts';
import { watchAlert } from './letters/watch-alert.ts';

/** Every letter of the product, with fields to look at it with. */
export const ALL_LETTERS: readonly { letter: Letter; sample: unknown }[] = [
  { letter: passwordReset, sample: { name: 'Ana Lim', token: 'sample-token' } },
  { letter: addressCheck, sample: { name: 'Ana Lim', token: 'sample-token', code: '407182' } },
  {
    letter: addressChange,
    sample: { name: 'Ana Lim', before: 'ana@example.com', token: 'sample-token', code: '407182' },
  },
  { letter: addressChanged, sample: { name: 'Ana Lim', email: 'ana.lim@example.com' } },
  { letter: mailTrial, sample: { name: 'Ana Lim' } },
  {
    letter: operatorChanged,
    sample: { name: 'Ana Lim', successor: 'Jo Nguyen', email: 'jo@example.com' },
  },
  {
    letter: invitation,
    sample: { inviter: 'Ana Lim', workspace: 'Harbour Lending', role: 'viewer', token: 'sample-token' },
  },
  {
    letter: enquiryNotice,
    sample: {
      kind: 'tour',
      name: 'Jo Nguyen',
      email: 'jo@example.com',
      phone: '0400 000 000',
      company: 'Harbour Lending',
      startsAt: new Date('2026-11-20T00:30:00Z'),
      tourType: 'live',
      preferredLanguage: 'ja',
      message: 'We value about forty homes a week.\nCan we see a portfolio?',
    },
  },
  {
    letter: enquiryConfirmation,
    sample: { kind: 'call', startsAt: new Date('2026-11-20T00:30:00Z') },
  },
  { letter: tourConfirmation, sample: { startsAt: new Date('2026-11-20T00:30:00Z'), code: 'VT407182' } },
  {
    letter: savedSearchAlert,
    sample: {
      person: 'Ana Lim',
      workspace: 'Harbour Lending',
      search: { id: '0192f0c4-0000-7000-8000-000000000001', name: 'Houses in Paddington' },
      count: 7,
      listings: [
        {
          propertyId: '0192f0c4-0000-7000-8000-000000000002',
          address: '12 Smith Street, Paddington QLD 4064',
          guide: { fromAud: 1_200_000, toAud: 1_300_000 },
          sample: true,
        },
        {
          propertyId: '0192f0c4-0000-7000-8000-000000000003',
          address: '3/40 Latrobe Terrace, Paddington QLD 4064',
          guide: null,
          sample: false,
        },
      ],
    },
  },
  {
    letter: watchAlert,
    sample: {
      person: 'Ana Lim',
      workspace: 'Harbour Lending',
      homes: [
        {
          address: '12 Smith Street, Paddington QLD 4064',
          sample: true,
          changes: [
            { figure: 'value', before: 1_210_000, after: 1_280_000 },
            { figure: 'flood', before: 0.2, after: 0.65 },
            { figure: 'fire', before: null, after: 0.1 },
          ],
        },
      ],
    },
  },
  {
    letter: waitingNotices,
    sample: {
      person: 'Ana Lim',
      workspace: 'Harbour Lending',
      daily: true,
      items: [
        {
          text: 'Jo Nguyen is waiting for your follow-up, due Friday 20 November 2026 at 10:30 am.',
          path: PATHS.riskDashboard,
        },
        {
          text: '‘Send the floor plan’ is due Friday 20 November 2026 at 2:00 pm.',
          path: PATHS.riskDashboard,
        },
      ],
    },
  },
];
