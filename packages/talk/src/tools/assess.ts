import * as z from 'zod';
import { composeAssessment } from '../answers/compose-property.ts';
import { fillHome } from '../dialogue/fill-home.ts';
import { inheritHome } from '../dialogue/inherit.ts';
import { Address, VALUED_HOME } from './arguments.ts';
import { defineTool } from './define-tool.ts';
import { needing } from './lacking.ts';

export const assess = defineTool({
  name: 'assess',
  does: 'What a home is worth.',
  takes: z.strictObject({
    address: Address,
    ...VALUED_HOME,
    onDay: z
      .string()
      .regex(/^(?:\d{4}-|last-)?\d{2}-\d{2}$/)
      .optional()
      .describe(
        'A day that is past, as 2021-08-03, 08-03 for the latest one, or last-08-03 for that of last year',
      ),
  }),
  place: 'address',
  fill: fillHome,
  inherit: inheritHome('assess'),
  missing: needing('address'),
  needs: null,
  isForGuests: true,
  proposal: null,
  compose: composeAssessment,
  phrases: ['valued', 'valuedRange', 'asRecorded', 'notValued', 'method', 'span'],
});
