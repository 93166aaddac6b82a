import { figureInWords } from '@propguard/rules/metrics/figure-definition';
import { HOME_METRICS } from '@propguard/rules/metrics/home/home-metrics';
import { OUTBOUND_STATES } from '@propguard/rules/outbound/outbound-messages';
import * as z from 'zod';
import { JobReference } from './jobs.ts';
import { PageQuery, pageOf } from './paging.ts';
import { operatorRoute, publicRoute } from './route.ts';
import { Id, Instant } from './shapes.ts';
import { StorageUse } from './workspaces.ts';

export const DataSource = z.object({
  key: z.string().describe('What it is called in code: stays when the name changes.'),
  name: z.string(),
  what: z.string(),
  licence: z.string(),
  attribution: z.string(),
  url: z.url().nullable(),
  rows: z.int().nullable(),
  sample: z.boolean(),
});
export type DataSource = z.infer<typeof DataSource>;

export const Installation = z.object({
  version: z.string(),
  operatorContact: z.string().nullable(),
  mailDelivery: z.enum(['smtp', 'outbox']),
  mapTileUrl: z
    .string()
    .nullable()
    .describe('Raster tiles to draw under our own map, when the operator has configured some.'),
  visitorIdleDays: z.int(),
  logRetention: z.string(),
  outsideServices: z.array(z.object({ name: z.string(), purpose: z.string(), configured: z.boolean() })),
  sources: z.array(DataSource),
});
export type Installation = z.infer<typeof Installation>;

export const OutboxMessage = z.object({
  id: Id,
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().nullable().describe('The same letter as mail programs show it; null of older mail.'),
  state: z.enum(OUTBOUND_STATES).describe('held: no mail server is configured, read it here.'),
  error: z.string().nullable(),
  createdAt: Instant,
  sentAt: Instant.nullable(),
});
export type OutboxMessage = z.infer<typeof OutboxMessage>;

export const SampleDataState = z.object({
  present: z.boolean(),
  rows: z.int().min(0),
  jobId: Id.nullable().describe('The job that is removing it or bringing it back.'),
});
export type SampleDataState = z.infer<typeof SampleDataState>;

/** What this installation has measured of itself: it stands beside every claim that is only illustrative. */
export const Measured = z.object({
  valuations: z.int().describe('Assessments that are kept in any workspace.'),
  since: Instant.nullable().describe('When the first of them was made.'),
  certificates: z.int().describe('Certificates that were issued and not revoked.'),
  sales: z.int(),
  localities: z.int(),
  model: z
    .object({
      trainedAt: Instant.describe(figureInWords(HOME_METRICS.modelTrained)),
      heldOutSales: z.int(),
      medianErrorPercent: z.number(),
      coverage80Percent: z.number().describe('How often the price lay within the stated 80% range.'),
      dispersion: z.number().describe('Coefficient of dispersion; IAAO asks for 5 to 15.'),
      sample: z.boolean().describe('Measured on made-up sales.'),
    })
    .nullable()
    .describe('The model that values now; null before the first is trained.'),
});
export type Measured = z.infer<typeof Measured>;

/** What an operator sets up first, as it really stands. */
export const OperatorSteps = z.object({
  mail: z
    .enum(['none', 'untried', 'works'])
    .describe('none: no mail server is configured. works: it has taken a letter of the installation.'),
  backup: z.boolean().describe('A backup was taken.'),
  realData: z.boolean().describe('Data of the operator were imported.'),
});
export type OperatorSteps = z.infer<typeof OperatorSteps>;

const tags = ['installation'];

const NamedWorkspace = z.object({ id: Id, name: z.string() });
export const HomeWorkspace = z.object({
  home: NamedWorkspace.nullable(),
  isChosen: z.boolean().describe('False: nobody chose, and it is the first that the operator owns.'),
  choices: z.array(NamedWorkspace).describe('Those that the operator owns or manages.'),
});
export type HomeWorkspace = z.infer<typeof HomeWorkspace>;

export const installation = {
  about: publicRoute
    .route({ method: 'GET', path: '/installation', tags, summary: 'What is true of this installation' })
    .output(Installation),
  measured: publicRoute
    .route({
      method: 'GET',
      path: '/installation/measured',
      tags,
      summary: 'What this installation has measured of itself',
    })
    .output(Measured),
  firstSteps: operatorRoute
    .route({ method: 'GET', path: '/installation/first-steps', tags, summary: 'What is still to be set up' })
    .output(OperatorSteps),
  tryMail: operatorRoute
    .meta({ access: { kind: 'operator' }, rate: 'credentials' })
    .route({
      method: 'POST',
      path: '/installation/mail/try',
      tags,
      summary: 'Send a letter to yourself, to see whether the mail server works',
    })
    .output(z.object({ to: z.string() })),
  outbox: operatorRoute
    .route({ method: 'GET', path: '/installation/outbox', tags, summary: 'Mail written by the product' })
    .input(PageQuery)
    .output(pageOf(OutboxMessage)),
  storage: operatorRoute
    .route({
      method: 'GET',
      path: '/installation/storage',
      tags,
      summary: 'How much all workspaces and the installation keep, and how much they may',
    })
    .output(StorageUse),
  homeWorkspace: operatorRoute
    .route({
      method: 'GET',
      path: '/installation/home-workspace',
      tags,
      summary: 'The workspace that visitors of the site are leads of',
    })
    .output(HomeWorkspace),
  chooseHomeWorkspace: operatorRoute
    .route({
      method: 'PUT',
      path: '/installation/home-workspace',
      tags,
      summary: 'Choose the workspace that visitors of the site become leads of',
    })
    .input(
      z.object({ workspaceId: Id.nullable().describe('Null: the first workspace that the operator owns.') }),
    )
    .output(HomeWorkspace),
  sampleData: operatorRoute
    .route({
      method: 'GET',
      path: '/installation/sample-data',
      tags,
      summary: 'Whether the sample world is there',
    })
    .output(SampleDataState),
  removeSampleData: operatorRoute
    .route({
      method: 'DELETE',
      path: '/installation/sample-data',
      tags,
      summary: 'Remove the sample world, for good',
    })
    .output(JobReference),
  restoreSampleData: operatorRoute
    .route({
      method: 'POST',
      path: '/installation/sample-data',
      tags,
      summary: 'Bring the sample world back',
    })
    .output(JobReference),
};
