import { LOAN_PURPOSES } from '@propguard/rules/lending/facts';
import { COUNTERPARTY_MAX_LENGTH, LOAN_NAME_MAX_LENGTH } from '@propguard/rules/lending/limits';
import { RESULTS } from '@propguard/rules/lending/verdict';
import * as z from 'zod';
import { errorsOf } from './errors.ts';
import { LoanAssessment } from './lending.ts';
import { LoanFacts } from './loan-facts.ts';
import { PageQuery, pageOf } from './paging.ts';
import { workspaceRoute } from './route.ts';
import { ById, Day, Done, Id, Instant, Whole } from './shapes.ts';

export const LoanEntry = z.object({
  name: z.string().trim().min(1, 'Enter a name.').max(LOAN_NAME_MAX_LENGTH).describe('What people call it.'),
  propertyId: Id.nullable().default(null).describe('The security, where it is one of our properties.'),
  counterparty: z
    .string()
    .trim()
    .max(COUNTERPARTY_MAX_LENGTH)
    .transform((name) => name || null)
    .nullable()
    .default(null)
    .describe('The borrower’s group: loans with the same one are one exposure.'),
  settledOn: Day.nullable().default(null).describe('When it was lent; null for an application.'),
  facts: LoanFacts,
});
export type LoanEntry = z.infer<typeof LoanEntry>;

export const Loan = z.object({
  id: Id,
  name: z.string(),
  propertyId: Id.nullable(),
  counterparty: z.string().nullable(),
  settledOn: Day.nullable(),
  facts: LoanFacts,
  version: Whole.min(1).describe('Send it back with a change: another person’s change is then not lost.'),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Loan = z.infer<typeof Loan>;

export const StoredAssessment = z.object({
  id: Id,
  loanId: Id,
  assessedAt: Instant,
  assessedBy: z.string().nullable(),
  facts: LoanFacts.describe('As they were.'),
  assessment: LoanAssessment.describe('With the rule set of its day, whatever the rules are now.'),
});
export type StoredAssessment = z.infer<typeof StoredAssessment>;

const Share = z.number().nullable();
const Aud = z.int();

export const Portfolio = z.object({
  ruleVersion: z.string(),
  asOf: Day,
  from: Day,
  to: Day,
  loans: z.int(),
  amountAud: Aud,
  dtiHeadroom: z
    .array(
      z.object({
        purpose: z.enum(LOAN_PURPOSES),
        lendingAud: Aud,
        highAud: Aud,
        share: Share,
        limitShare: z.number(),
        isExceeded: z.boolean(),
        headroomAud: Aud.nullable(),
        excludedLoans: z.int(),
        unassessedLoans: z.int(),
      }),
    )
    .describe('Of what was lent from `from` to `to`.'),
  lvr: z.object({
    bands: z.array(
      z.object({
        abovePercent: z.number(),
        upToPercent: z.number().nullable(),
        loans: z.int(),
        amountAud: Aud,
        share: z.number(),
      }),
    ),
    unassessedLoans: z.int(),
  }),
  largeExposures: z
    .array(
      z.object({
        counterparty: z.string(),
        loans: z.int(),
        exposureAud: Aud,
        shareOfTier1: z.number(),
        result: z.enum(RESULTS),
      }),
    )
    .nullable()
    .describe('Null while the lender’s tier 1 capital is not known.'),
  hazards: z.array(
    z.object({
      kind: z.string(),
      elevatedAud: Aud,
      highAud: Aud,
      elevatedShare: Share,
      unknownLoans: z.int(),
    }),
  ),
});
export type Portfolio = z.infer<typeof Portfolio>;

const PortfolioQuery = z
  .object({ from: Day.optional(), to: Day.optional() })
  .describe('The period of new lending: this quarter when it is not given.');

const tags = ['loans'];

export const loans = {
  list: workspaceRoute('viewer', 'lending:read')
    .route({ method: 'GET', path: '/loans', tags, summary: 'Loans of the workspace, newest first' })
    .input(PageQuery)
    .output(pageOf(Loan)),
  create: workspaceRoute('agent', 'lending:write')
    .route({ method: 'POST', path: '/loans', tags, summary: 'Keep a loan', successStatus: 201 })
    .errors(errorsOf('LIMIT_REACHED'))
    .input(LoanEntry)
    .output(Loan),
  get: workspaceRoute('viewer', 'lending:read')
    .route({ method: 'GET', path: '/loans/{id}', tags, summary: 'One loan' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(Loan),
  update: workspaceRoute('agent', 'lending:write')
    .route({ method: 'PUT', path: '/loans/{id}', tags, summary: 'Replace a loan’s facts' })
    .errors(errorsOf('NOT_FOUND', 'CONFLICT'))
    .input(LoanEntry.extend({ id: Id, version: Whole.min(1) }))
    .output(Loan),
  remove: workspaceRoute('agent', 'lending:write')
    .route({ method: 'DELETE', path: '/loans/{id}', tags, summary: 'Remove a loan and its assessments' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(Done),
  assess: workspaceRoute('agent', 'lending:write')
    .route({
      method: 'POST',
      path: '/loans/{id}/assessments',
      tags,
      summary: 'Assess a loan and keep the result with its rule version',
      successStatus: 201,
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(StoredAssessment),
  assessments: workspaceRoute('viewer', 'lending:read')
    .route({
      method: 'GET',
      path: '/loans/{id}/assessments',
      tags,
      summary: 'A loan’s assessments, newest first',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById.extend(PageQuery.shape))
    .output(pageOf(StoredAssessment)),
  portfolio: workspaceRoute('viewer', 'lending:read')
    .route({
      method: 'GET',
      path: '/lending/portfolio',
      tags,
      summary: 'DTI headroom, LVRs, exposures and hazards',
    })
    .input(PortfolioQuery)
    .output(Portfolio),
};
