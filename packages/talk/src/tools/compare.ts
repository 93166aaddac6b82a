import { COMPARED_MAX } from '@propguard/rules/assistant/limits';
import * as z from 'zod';
import { composeComparison } from '../answers/compose-comparison.ts';
import { compared } from '../dialogue/fill-compare.ts';
import { inheritType } from '../dialogue/inherit.ts';
import { Address, HOME_FACTS } from './arguments.ts';
import { defineTool } from './define-tool.ts';

export const compare = defineTool({
  name: 'compare',
  does: 'Two to four addresses or localities side by side.',
  takes: z.strictObject({
    subjects: z.array(Address).min(2).max(COMPARED_MAX),
    ...HOME_FACTS,
  }),
  place: 'subjects',
  fill: compared,
  inherit: inheritType,
  missing: ({ subjects }) => (((subjects as string[] | undefined) ?? []).length < 2 ? 'subjects' : null),
  needs: null,
  isForGuests: true,
  proposal: null,
  compose: composeComparison,
  phrases: ['compared'],
});
