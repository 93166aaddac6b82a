import type { Subject } from '@propguard/protocol/valuations';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { invalid } from '../../fail.ts';
import { getProperty } from '../properties/get-property.ts';
import type { Command } from './read-command.ts';
import { resolvePlace } from './resolve-place.ts';
import { subjectOfPlace } from './subject-of-place.ts';
import { subjectOfProperty } from './subject-of-property.ts';

/** What a command is about. What was said about the home goes before our records of it. */
export const understandSubject = async (
  scope: ReferenceScope,
  { places, facts }: Pick<Command, 'places' | 'facts'>,
  field = 'command',
): Promise<Subject> => {
  const place = await resolvePlace(scope, places);
  if (!place)
    throw invalid({
      field,
      message: 'Name an address or a suburb in Australia, such as ‘12 Smith Street, Lismore NSW’.',
    });
  if (place.kind === 'ambiguous') {
    const [{ addressLine } = { addressLine: '' }] = place.choices;
    const where = place.choices.map(({ locality, state, postcode }) => `${locality} ${state} ${postcode}`);
    throw invalid({
      field,
      message: `${addressLine} is in ${where.join(' and in ')}. Which one do you mean?`,
    });
  }
  if (place.kind === 'property') return subjectOfProperty(await getProperty(scope, place.propertyId), facts);
  return subjectOfPlace(place, facts);
};
