import * as z from 'zod';
import { errorsOf } from './errors.ts';
import { workspaceRoute } from './route.ts';
import { Id } from './shapes.ts';

export const creditFiles = {
  download: workspaceRoute('viewer', 'lending:read')
    .route({
      method: 'GET',
      path: '/loans/{id}/assessments/{assessmentId}/credit-file',
      tags: ['loans'],
      summary: 'A recorded assessment as the PDF that goes on the credit file',
    })
    .errors(errorsOf('NOT_FOUND', 'OVERLOADED', 'TIMED_OUT'))
    .input(z.object({ id: Id, assessmentId: Id }))
    .output(z.file()),
};
