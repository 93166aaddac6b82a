import { HAZARD_KINDS } from '@propguard/rules/hazards/hazard-kinds';
import { COMPLIANCE_STATUSES } from '@propguard/rules/lending/compliance-summary';
import { RULE_NAMES } from '@propguard/rules/lending/rule-names';
import * as z from 'zod';
import { Id } from './shapes.ts';
import { Valuation } from './valuations.ts';

const Aud = z.int();
const Digest = z.string();

const Compliance = z.object({
  ruleSet: z.string(),
  status: z.enum(COMPLIANCE_STATUSES),
  checked: z
    .object({
      rules: z.int().describe('How many there are.'),
      assessable: z.int().describe('How many of them could be checked.'),
      compliant: z.int(),
      reasons: z
        .array(z.object({ rule: z.enum(RULE_NAMES), result: z.enum(['review', 'breach', 'cannot-assess']) }))
        .describe(
          'Why it is not approved: what speaks against it, and what an approval needs and nobody could check.',
        ),
    })
    .optional()
    .describe('What the status rests on; from format 2 on.'),
});

/** Format 1 says a status without what was checked, and gives a hazard that is not mapped a figure. */
export const CLAIMS_FORMAT = 2;

/** What a certificate says. It is published: nothing here names a place or a person. */
export const CredentialClaims = z.object({
  format: z
    .int()
    .optional()
    .describe('Of these claims; absent from those of format 1, which stay as they were signed.'),
  valuation: Valuation.pick({
    method: true,
    range80: true,
    range90: true,
    fsd: true,
    confidence: true,
    asOf: true,
    comparablesValueAud: true,
  }).extend({
    valueAud: Aud,
    comparables: z
      .array(z.object({ adjustedAud: Aud, weight: z.number() }))
      .describe('What each says of the home; which sales they are is committed to, not told.'),
  }),
  risk: z.object({
    level: z
      .enum(['Low', 'Medium', 'High'])
      .nullable()
      .describe('Of what was measured; null where no hazard was.'),
    score: z.number().nullable(),
    values: z
      .record(z.string(), z.number().nullable())
      .describe('Null: no data, or outside every mapped area.'),
    notMapped: z
      .array(z.enum(HAZARD_KINDS))
      .optional()
      .describe('Those that are outside every mapped area; from format 2 on.'),
  }),
  compliance: Compliance,
  model: z
    .object({
      id: Id,
      fingerprint: Digest.describe('SHA-256 of the model.'),
      salesFingerprint: Digest.nullable().describe(
        'SHA-256 of the sales it was opened on; null where they have changed since, so that no replay is promised.',
      ),
    })
    .nullable(),
  inputs: z
    .record(z.string(), Digest)
    .describe('Salted hashes of the address, the facts and the other inputs, by name.'),
  sampleData: z.boolean().describe('It is based on made-up data.'),
  notice: z.string(),
});
export type CredentialClaims = z.infer<typeof CredentialClaims>;
