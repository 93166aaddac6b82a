import { checkDuty } from '@propguard/rules/duty/check-duty';
import { BUILT_IN_DUTY } from '@propguard/rules/duty/duty-table';
import { DUTY_NOTE_MAX_LENGTH, DUTY_RATE_MAX_PERCENT, DUTY_STEPS_MAX } from '@propguard/rules/duty/limits';
import { STATES } from '@propguard/rules/places/states';
import * as z from 'zod';
import { errorsOf } from './errors.ts';
import { operatorRoute } from './route.ts';
import { Day, Instant, oneLine, Whole, WholeText } from './shapes.ts';

const MOST_AUD = 1_000_000_000;
const Aud = z
  .number('Enter an amount in dollars.')
  .min(0, 'Enter 0 or more.')
  .max(MOST_AUD, 'Enter at most $1,000,000,000.');
const Percent = z
  .number('Enter a rate in percent.')
  .min(0, 'Enter a rate from 0 to 20 %.')
  .max(DUTY_RATE_MAX_PERCENT, 'Enter a rate from 0 to 20 %.');

const DutyStep = z.object({
  fromAud: Aud.describe('The price at which it starts.'),
  baseAud: Aud.describe('What is due at its start.'),
  percent: Percent.describe('Of what is above its start.'),
  ofWhole: z.boolean().describe('The rate is one on the whole price.'),
});

/** The shape; whether its figures make sense is asked of what is sent. */
const StateDuty = z.object({
  formula: z
    .object({
      untilAud: Aud,
      perSquareThousand: z.number('Enter a number.').min(0).max(10),
      perThousand: z.number('Enter a number.').min(0).max(200),
    })
    .nullable()
    .describe(
      'Up to a price, of the thousands of the price and their square, as the Northern Territory does.',
    ),
  steps: z.array(DutyStep).min(1, 'Give at least one bracket.').max(DUTY_STEPS_MAX),
  firstHome: z
    .object({
      freeUntilAud: Aud,
      untilAud: Aud,
      isShareOfOwnDuty: z
        .boolean()
        .optional()
        .describe('Between the two: a share of the duty on the price itself, not of the duty at the end.'),
      ownHome: z
        .object({ percent: Percent, lowUntilAud: Aud, stepAud: Aud.min(1, 'Enter 1 or more.') })
        .optional()
        .describe(
          'As Queensland counts: a lower rate on the first dollars of a home one lives in, and relief out of that in steps.',
        ),
    })
    .nullable()
    .describe('Null where relief depends on more than the price, or there is none.'),
  office: oneLine(80).min(1, 'Enter the name of the revenue office.'),
  sourceUrl: z.url({ protocol: /^https$/, error: 'Enter an address that starts with https://.' }).max(500),
});

const NewDuty = StateDuty.superRefine((duty, { addIssue }) => {
  for (const { path, message } of checkDuty(duty)) addIssue({ code: 'custom', path, message });
}).meta({ examples: [BUILT_IN_DUTY.QLD] });

const DutyVersion = z.object({
  version: Whole.describe('0 is the one that comes with the product.'),
  validFrom: Day,
  duty: StateDuty,
  note: z.string().nullable(),
  createdAt: Instant.nullable(),
  createdBy: z.string().nullable(),
  withdrawnAt: Instant.nullable(),
  withdrawnBy: z.string().nullable(),
  inForce: z.boolean().describe('Whether duty is worked out from it today.'),
});
export type DutyVersion = z.infer<typeof DutyVersion>;

const DutyOfState = z.object({
  state: z.enum(STATES),
  versions: z.array(DutyVersion).describe('The newest first, the built-in one last.'),
});
export type DutyOfState = z.infer<typeof DutyOfState>;

export const NewDutyVersion = z.object({
  basedOn: Whole.describe('The newest version you read; refused if there’s a newer one by now.').meta({
    examples: [0],
  }),
  validFrom: z.iso.date('Give a day, such as 2026-07-01.').meta({ examples: ['2026-07-01'] }),
  note: z
    .string()
    .trim()
    .min(1, 'Say what changes, and where it’s published.')
    .max(DUTY_NOTE_MAX_LENGTH)
    .meta({ examples: ['Rates of 1 July 2026'] }),
  duty: NewDuty,
});
export type NewDutyVersion = z.infer<typeof NewDutyVersion>;

const OfState = z.object({ state: z.enum(STATES) });
const tags = ['installation'];

/** What each state takes when a home is bought: dated tables, never changed in place. Estimates, and in no verdict. */
export const duty = {
  list: operatorRoute
    .route({ method: 'GET', path: '/operator/duty', tags, summary: 'Duty by state, with its history' })
    .output(z.object({ items: z.array(DutyOfState) })),
  add: operatorRoute
    .route({
      method: 'POST',
      path: '/operator/duty/{state}/versions',
      tags,
      summary: 'Add a dated table for a state',
      successStatus: 201,
    })
    .errors(errorsOf('CONFLICT', 'LIMIT_REACHED'))
    .input(NewDutyVersion.extend(OfState.shape))
    .output(DutyOfState),
  withdraw: operatorRoute
    .route({
      method: 'POST',
      path: '/operator/duty/{state}/versions/{version}/withdraw',
      tags,
      summary: 'Withdraw a table; it stays in the history',
    })
    .errors(errorsOf('NOT_FOUND', 'CONFLICT'))
    .input(OfState.extend({ version: WholeText }))
    .output(DutyOfState),
  restoreBuiltIn: operatorRoute
    .route({
      method: 'POST',
      path: '/operator/duty/{state}/built-in',
      tags,
      summary: 'Withdraw all of a state’s tables and use the built-in one',
    })
    .input(OfState)
    .output(DutyOfState),
};
