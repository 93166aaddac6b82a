import * as z from 'zod';
import { composeRules } from '../answers/compose-lending.ts';
import { fillTopic } from '../dialogue/fill-loan.ts';
import { RULE_TOPICS } from '../understanding/rule-topics.ts';
import { defineTool } from './define-tool.ts';
import { needing } from './lacking.ts';

export const rules = defineTool({
  name: 'rules',
  does: 'A lending rule.',
  takes: z.strictObject({ topic: z.enum(RULE_TOPICS) }),
  place: 'address',
  fill: fillTopic,
  missing: needing('topic'),
  needs: null,
  isForGuests: true,
  proposal: null,
  compose: composeRules,
  phrases: ['rulesSay', 'ruleSource', 'percentagePoints', 'line'],
});
