import type { AttributeSchema } from '../features/attribute-schema.ts';
import type { Subjects } from '../features/subjects.ts';

/** Facts that the model could use and nobody gave. */
export const missingFacts = (schema: AttributeSchema, subjects: Subjects, row: number): string[] => {
  const { facts } = subjects;
  const attributes = subjects.attributes.names.filter((_, i) =>
    Number.isNaN(subjects.attributes.columns[i]![row]!),
  );
  const isTypeMissing =
    facts.coded.type!.codes[row]! < 0 && !schema.coded.some(({ name }) => name === 'type');
  return [
    ...(facts.isOwnPosition[row] === 1 ? [] : ['position']),
    ...(isTypeMissing ? ['type'] : []),
    ...attributes,
  ];
};
