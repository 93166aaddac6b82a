import type { ArgumentsOf } from '@propguard/talk/tools/definitions';
import type { WorkspaceScope } from '../../../access/workspace-scope.ts';
import { invalid } from '../../../fail.ts';
import { captureNamed, receiveTalker } from '../../leads/receive-outsider.ts';
import { writtenAddresses } from '../../people/written-addresses.ts';
import { keepAnswers } from '../../qualification/answer-question.ts';
import { inOffice, type Office, officeFor } from '../booking/office.ts';
import { findLeadsByName } from '../find-leads-by-name.ts';
import type { Tool } from './tool.ts';

type Args = ArgumentsOf<'qualify'>;

const nobodyThere = () => invalid({ field: 'place', message: 'Nobody here can take the answers.' });

/** The lead that the answers are of: somebody of a channel or the widget, a visitor of the site, or whom a member names. */
const leadOf = async (
  scope: WorkspaceScope,
  { booker }: Office,
  args: Args,
  { conversationId, isHere }: { conversationId: string | null; isHere: boolean },
): Promise<string> => {
  if (booker.kind === 'member') {
    const [lead] = await findLeadsByName(scope, args.person ?? '');
    if (!lead) throw invalid({ field: 'person', message: 'Choose someone this workspace knows.' });
    return lead.id;
  }
  if (conversationId === null) throw nobodyThere();
  const given = { name: args.name ?? booker.name, addresses: writtenAddresses(args) };
  const captured = isHere ? await captureNamed(scope, conversationId, given) : null;
  return (captured ?? (await receiveTalker(scope, conversationId, given))).leadId;
};

/** It runs only once approved: whoever answered is a lead from now on, and what they said stands where the form keeps it. */
export const qualify: Tool<'qualify'> = async ({ scope, conversationId }, args) => {
  const office = await officeFor(scope, conversationId, 'take-answers');
  const { flow, answers = {} } = args;
  if (!office || !flow) throw nobodyThere();
  const isMember = office.booker.kind === 'member';
  const isHere = office.workspaceId === scope.workspaceId;
  await inOffice(scope, office, async (there) => {
    const leadId = await leadOf(there, office, args, { conversationId, isHere });
    await keepAnswers(there, { leadId, flow, answers }, isMember ? 'member' : 'assistant');
  });
  return {
    kind: 'found',
    arguments: args,
    result: { place: (isMember ? args.person : args.place) ?? '', isOwn: !isMember },
    sample: false,
    path: null,
    subject: null,
  };
};
