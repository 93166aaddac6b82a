import type { AnalyseReply } from '@propguard/protocol/analyse-reply';
import { referenceOf } from '../../access/reference-scope.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { describeCompliance } from '../compliance/describe-compliance.ts';
import { marketFor } from '../market/market-for.ts';
import { senseTextAndMarket } from '../market/sense-text-and-market.ts';
import { toAnalyseReply } from './analyse-view.ts';
import { assessSubject } from './assess-subject.ts';
import { readCommand } from './read-command.ts';
import { understandSubject } from './understand-subject.ts';

/** An address, a suburb or a question about one: understood, assessed and kept. */
export const processCommand = async (scope: WorkspaceScope, text: string): Promise<AnalyseReply> => {
  const command = readCommand(text);
  const subject = await understandSubject(referenceOf(scope.services), command, {
    field: 'command',
    asksForState: true,
  });
  const question = { command: text, focus: command.focus };
  const { row, assessment, ruleSet } = await assessSubject(scope, subject, question);
  const { figures } = await marketFor(referenceOf(scope.services), subject.locality.id, subject.facts.type);
  const compliance = await describeCompliance(scope, assessment, ruleSet);
  return toAnalyseReply(row, compliance, senseTextAndMarket(figures, null));
};
