import type { Subject } from '@propguard/protocol/valuations';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { type AssessmentRow, insertAssessment } from './store.ts';
import { tellStory } from './tell-story.ts';
import { valueSubject } from './value-subject.ts';

/** Values a subject and keeps what was found, whole. */
export const assessSubject = async (
  { services, tx, workspaceId, accountId }: WorkspaceScope,
  subject: Subject,
  command: string | null,
): Promise<AssessmentRow> => {
  const valuation = await valueSubject(services, tx, subject);
  const row = await insertAssessment(tx, {
    workspaceId,
    command,
    propertyId: subject.propertyId,
    subject,
    valuation,
    story: tellStory(subject, valuation),
    createdBy: accountId,
  });
  await publish(tx, { workspaceId, subject: 'assessments', id: row.id });
  return row;
};
