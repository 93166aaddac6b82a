import type { AnalyseReply } from '@propguard/protocol/analyse-reply';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { toAnalyseReply } from './analyse-view.ts';
import { assessSubject } from './assess-subject.ts';
import { readCommand } from './read-command.ts';
import { understandSubject } from './understand-subject.ts';

/** An address, a suburb or a question about one: understood, assessed and kept. */
export const processCommand = async (scope: WorkspaceScope, text: string): Promise<AnalyseReply> => {
  const command = readCommand(text);
  const subject = await understandSubject(scope.services, command);
  return toAnalyseReply(await assessSubject(scope, subject, text));
};
