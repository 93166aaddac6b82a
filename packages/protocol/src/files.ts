import * as z from 'zod';
import { errorsOf } from './errors.ts';
import { workspaceRoute } from './route.ts';
import { ById } from './shapes.ts';

export const files = {
  download: workspaceRoute('admin', null)
    .route({ method: 'GET', path: '/files/{id}', tags: ['files'], summary: 'A file that a job wrote' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(z.file()),
};
