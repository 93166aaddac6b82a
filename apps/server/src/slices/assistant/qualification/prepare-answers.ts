import type { ArgumentsOf } from '@propguard/talk/tools/definitions';
import { writtenAddresses } from '../../people/written-addresses.ts';
import { inOffice, type Office, officeFor } from '../booking/office.ts';
import type { Prepare, Prepared } from '../booking/prepared.ts';
import { findLeadsByName, nameOf } from '../find-leads-by-name.ts';
import type { ToolContext } from '../tool-context.ts';
import { findOfficeName } from './store.ts';

type Args = ArgumentsOf<'qualify'>;

type Whom = { person: string; more: Partial<Args> } | Extract<Prepared, { kind: 'ask' }>;
const ask = (args: Args, missing: string, choices: string[] = []): Extract<Prepared, { kind: 'ask' }> => ({
  kind: 'ask',
  arguments: args,
  missing,
  choices,
});

/** Of whom the answers are, or what has to be asked to know. */
const whose = async ({ scope }: ToolContext, { booker }: Office, args: Args): Promise<Whom> => {
  if (booker.kind === 'contact') return { person: booker.name ?? '…', more: {} };
  if (booker.kind === 'member') {
    if (!args.person) return ask(args, 'person');
    const leads = await findLeadsByName(scope, args.person);
    const [first, second] = leads;
    const isOne = first && (!second || (nameOf(first) === args.person && nameOf(second) !== args.person));
    if (isOne) return { person: nameOf(first), more: { person: nameOf(first) } };
    const { person: _, ...unnamed } = args;
    return ask(unnamed, 'person', leads.map(nameOf));
  }
  const name = args.name ?? booker.name ?? undefined;
  const email = args.email ?? (args.phone ? undefined : (booker.email ?? undefined));
  const given = writtenAddresses({ email, phone: args.phone });
  if (!name || given.length === 0) {
    // What is no address is asked for again; the name they gave is kept.
    const { email: _, phone: __, ...rest } = args;
    return ask({ ...rest, ...(name ? { name } : {}) }, 'contact');
  }
  return {
    person: [name, ...given.map(({ value }) => value)].join(', '),
    more: { name, ...(email ? { email } : {}) },
  };
};

/** Nothing is kept yet: whose answers they are and who would be told is found out, for the question whether they may be. */
export const prepareAnswers: Prepare = async (context, given) => {
  const args = given as Args;
  const office = await officeFor(context.scope, context.conversationId, 'take-answers');
  if (!office || !args.flow) return { kind: 'hand-over', about: null };
  const whom = await whose(context, office, args);
  if ('kind' in whom) return whom;
  const place = await inOffice(context.scope, office, findOfficeName);
  return { kind: 'ready', arguments: { ...args, ...whom.more, place }, person: whom.person };
};
