import type { Suggestion } from '@propguard/protocol/suggestions';
import type { Subject } from '@propguard/protocol/valuations';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { invalid } from '../../fail.ts';
import { getHome } from '../properties/get-property.ts';
import type { Command } from './read-command.ts';
import { resolvePlace } from './resolve-place.ts';
import { subjectOfPlace } from './subject-of-place.ts';
import { subjectOfProperty } from './subject-of-property.ts';

type Understanding = {
  /** Where it was said, for what cannot be understood. */
  field: string;
  /** Of a suburb's name that is in several states, which one is asked; else the first is meant. */
  asksForState?: boolean;
};

const whichOne = (choices: readonly Suggestion[]): string => {
  const [first] = choices;
  const called = first?.kind === 'address' ? first.addressLine : first?.locality;
  const where = choices.map(({ kind, locality, state, postcode }) =>
    kind === 'address' ? `${locality} ${state} ${postcode}` : `${state} ${postcode}`,
  );
  return `${called} is in ${where.join(' and in ')}. Which one do you mean?`;
};

/** What a command is about. What was said about the home goes before our records of it. */
export const understandSubject = async (
  scope: ReferenceScope,
  { places, facts }: Pick<Command, 'places' | 'facts'>,
  { field, asksForState = false }: Understanding,
): Promise<Subject> => {
  const place = await resolvePlace(scope, places, { asksForState });
  if (!place)
    throw invalid({
      field,
      message: 'Name an address or a suburb in Australia, such as ‘12 Smith Street, Lismore NSW’.',
    });
  if (place.kind === 'ambiguous') throw invalid({ field, message: whichOne(place.choices) });
  if (place.kind === 'property') return subjectOfProperty(await getHome(scope, place.propertyId), facts);
  return subjectOfPlace(place, facts);
};
