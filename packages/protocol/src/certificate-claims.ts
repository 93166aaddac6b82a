import { COMPLIANCE_STATUSES } from '@propguard/rules/lending/compliance-summary';
import * as z from 'zod';
import { Id } from './shapes.ts';
import { Valuation } from './valuations.ts';

const Aud = z.int();
const Digest = z.string();

/** What a certificate says. It is published: nothing here names a place or a person. */
export const CredentialClaims = z.object({
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
    level: z.enum(['Low', 'Medium', 'High']).nullable(),
    score: z.number().nullable(),
    values: z.record(z.string(), z.number().nullable()),
  }),
  compliance: z.object({ ruleSet: z.string(), status: z.enum(COMPLIANCE_STATUSES) }),
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
