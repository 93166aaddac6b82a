import { REPORT_FORMATS } from '@propguard/rules/reports/report-formats';
import { REPORT_ID_PATTERN } from '@propguard/rules/reports/report-id';
import { SHARE_DAYS } from '@propguard/rules/reports/share-limits';
import * as z from 'zod';
import { errorsOf } from './errors.ts';
import { LoanFacts } from './loan-facts.ts';
import { PageQuery, pageOf } from './paging.ts';
import { ReportRecord, ReportScenario, ReportShare, ReportVersion } from './report-record.ts';
import { linkRoute, workspaceRoute } from './route.ts';
import { Done, GuestPass, Id, Instant } from './shapes.ts';
import { ValuationReport } from './valuation-report.ts';

const ReportId = z.string().regex(REPORT_ID_PATTERN, 'A report’s id is VR- and eight digits.');
const ByReport = z.object({ reportId: ReportId });
const Version = z.coerce
  .number()
  .int()
  .min(1)
  .max(1_000_000)
  .optional()
  .describe('The newest, when left out.');
const ByLink = z.object({ token: GuestPass });
const Format = z.object({ format: z.enum(REPORT_FORMATS).default('pdf') });

/** What a report is made of. */
export const NewReport = z.object({
  assessmentId: Id.optional().describe('When left out, the last assessment of the workspace.'),
  propertyId: Id.optional().describe('In its place: the last assessment of this property, or a new one.'),
  scenarioId: Id.optional().describe('With the changes of this saved scenario of the assessment.'),
  loan: LoanFacts.optional().describe(
    'The lending verdicts are given for this loan; else for the value alone.',
  ),
});
export type NewReport = z.infer<typeof NewReport>;

/** What would stand in the report; nothing is stored. */
export const ReportDraft = ReportRecord.pick({
  subject: true,
  scenario: true,
  valuation: true,
  indicativeBand: true,
  riskLevel: true,
  summary: true,
  sources: true,
  sample: true,
});
export type ReportDraft = z.infer<typeof ReportDraft>;

export const ReportSummary = z.object({
  reportId: z.string(),
  assessmentId: Id,
  address: z.string(),
  locality: ReportRecord.shape.subject.shape.locality,
  latest: ReportVersion,
  scenario: ReportScenario.shape.name.nullable().describe('The name of the scenario that it is about.'),
  riskLevel: ReportRecord.shape.riskLevel,
  createdBy: z.string().nullable(),
  sample: z.boolean(),
});
export type ReportSummary = z.infer<typeof ReportSummary>;

const MadeShare = ReportShare.extend({
  path: z.string().describe('Shown once: only its hash is kept.'),
});

const SharedReport = z.object({ report: ValuationReport, expiresAt: Instant });
export type SharedReport = z.infer<typeof SharedReport>;

const tags = ['reports'];
const NO_SUCH = errorsOf('NOT_FOUND');
/** Of what is printed: too much was asked for at once, or it took too long. */
const PRINTED = errorsOf('OVERLOADED', 'TIMED_OUT');

export const reports = {
  create: workspaceRoute('agent', 'reports:write')
    .route({
      method: 'POST',
      path: '/reports',
      tags,
      summary: 'Make a report of an assessment; it is stored and never changed',
      successStatus: 201,
    })
    .errors(errorsOf('NOT_FOUND', 'LIMIT_REACHED', 'PLAN_LIMIT_REACHED', 'UNAVAILABLE'))
    .input(NewReport)
    .output(ValuationReport),
  makeAgain: workspaceRoute('agent', 'reports:write')
    .route({
      method: 'POST',
      path: '/reports/{reportId}/versions',
      tags,
      summary: 'Make a further version after something has changed; earlier ones stay as they are',
      description: 'Of the assessment that is named, or else the property is assessed again.',
      successStatus: 201,
    })
    .errors(errorsOf('NOT_FOUND', 'LIMIT_REACHED', 'UNAVAILABLE'))
    .input(ByReport.extend(NewReport.pick({ assessmentId: true, loan: true }).shape))
    .output(ValuationReport),
  draft: workspaceRoute('viewer', 'reports:read')
    .route({
      method: 'GET',
      path: '/assessments/{assessmentId}/report-draft',
      tags,
      summary: 'What a report of the assessment would say; nothing is stored',
    })
    .errors(errorsOf('NOT_FOUND', 'UNAVAILABLE'))
    .input(z.object({ assessmentId: Id, scenarioId: Id.optional() }))
    .output(ReportDraft),
  list: workspaceRoute('viewer', 'reports:read')
    .route({ method: 'GET', path: '/reports', tags, summary: 'Reports of this workspace, newest first' })
    .input(
      PageQuery.extend({
        propertyId: Id.optional(),
        assessmentId: Id.optional().describe('Of its value as assessed, unless a scenario is named.'),
        scenarioId: Id.optional(),
      }),
    )
    .output(pageOf(ReportSummary)),
  get: workspaceRoute('viewer', 'reports:read')
    .route({ method: 'GET', path: '/reports/{reportId}', tags, summary: 'One report, whole' })
    .errors(NO_SUCH)
    .input(ByReport.extend({ version: Version }))
    .output(ValuationReport),
  download: workspaceRoute('viewer', 'reports:read')
    .route({
      method: 'GET',
      path: '/reports/{reportId}/download',
      tags,
      summary: 'A report as PDF, as an Excel workbook or as JSON',
    })
    .errors({ ...NO_SUCH, ...PRINTED })
    .input(ByReport.extend({ version: Version }).extend(Format.shape))
    .output(z.file()),
  shares: workspaceRoute('viewer', 'reports:read')
    .route({ method: 'GET', path: '/reports/{reportId}/shares', tags, summary: 'Its open public links' })
    .errors(NO_SUCH)
    .input(ByReport)
    .output(z.object({ items: z.array(ReportShare) })),
  share: workspaceRoute('agent', 'reports:write')
    .route({
      method: 'POST',
      path: '/reports/{reportId}/shares',
      tags,
      summary: 'Make a public link to one version; it ends by itself or when it is revoked',
      successStatus: 201,
    })
    .errors(errorsOf('NOT_FOUND', 'LIMIT_REACHED'))
    .input(
      ByReport.extend({
        version: Version,
        validDays: z.int().min(SHARE_DAYS.min).max(SHARE_DAYS.max).default(SHARE_DAYS.default),
      }),
    )
    .output(MadeShare),
  revokeShare: workspaceRoute('agent', 'reports:write')
    .route({ method: 'DELETE', path: '/reports/{reportId}/shares/{id}', tags, summary: 'End a public link' })
    .errors(NO_SUCH)
    .input(ByReport.extend({ id: Id }))
    .output(Done),
  shared: linkRoute('shared-report', 'token')
    .route({
      method: 'GET',
      path: '/shared/reports/{token}',
      tags,
      summary: 'The one report that a public link shows',
    })
    .input(ByLink)
    .output(SharedReport),
  downloadShared: linkRoute('shared-report', 'token')
    .route({
      method: 'GET',
      path: '/shared/reports/{token}/download',
      tags,
      summary: 'The report of a public link as a file',
    })
    .errors(PRINTED)
    .input(ByLink.extend(Format.shape))
    .output(z.file()),
};
