import type { Subject } from '@propguard/protocol/valuations';
import type { LoanAssessment } from '@propguard/rules/lending/assess-loan';
import type { RuleSet } from '@propguard/rules/lending/rule-set';
import { referenceOf, referenceWithin } from '../../access/reference-scope.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { assessFacts } from '../compliance/assess-facts.ts';
import { describeAssessment } from '../compliance/describe-assessment.ts';
import { hazardsOfSubject } from './hazards-of-subject.ts';
import type { Focus } from './read-command.ts';
import { type AssessmentRow, insertAssessment } from './store.ts';
import { tellStory } from './tell-story.ts';
import { valueSubject } from './value-subject.ts';

type Assessed = { row: AssessmentRow; assessment: LoanAssessment; ruleSet: RuleSet };
type Question = { command: string | null; focus: Focus };
const NO_QUESTION: Question = { command: null, focus: 'value' };

/** Value, hazards and lending rules of a subject, kept as they were found. */
const assess = async (
  scope: WorkspaceScope,
  subject: Subject,
  { command, focus }: Question,
): Promise<Assessed> => {
  const { services, tx, workspaceId, accountId } = scope;
  const valuation = await valueSubject(referenceWithin(scope), subject);
  const hazards = await hazardsOfSubject(referenceOf(services), subject, {
    valueAud: valuation.valueAud ?? undefined,
  });
  const valued =
    valuation.valueAud === null ? {} : { valuationAud: valuation.valueAud, valuationOn: valuation.asOf };
  const { assessment, ruleSet } = await assessFacts(scope, { loan: valued });
  const row = await insertAssessment(tx, {
    workspaceId,
    command,
    propertyId: subject.propertyId,
    subject,
    valuation,
    hazards,
    lending: describeAssessment(assessment),
    story: tellStory(subject, valuation, hazards, focus),
    createdBy: accountId,
  });
  const told = { workspaceId, assessmentId: row.id, subject, valuation, hazards };
  await services.tell(tx, { kind: 'home-assessed', ...told });
  return { row, assessment, ruleSet };
};

/** CORE-ASSESS-01: every assessment is an entry of the audit trail. */
export const assessSubject = async (
  scope: WorkspaceScope,
  subject: Subject,
  question: Question = NO_QUESTION,
): Promise<Assessed> => {
  const { address, locality } = subject;
  const entry = {
    action: 'assess-property',
    subject: { kind: 'property', id: subject.propertyId },
    details: question.command ?? `${address}, ${locality.name} ${locality.state}`,
    inputs: { command: question.command, subject },
  } as const;
  const assessed = await recordAudit(scope, entry, () => assess(scope, subject, question));
  await publish(scope.tx, { workspaceId: scope.workspaceId, subject: 'assessments', id: assessed.row.id });
  return assessed;
};
