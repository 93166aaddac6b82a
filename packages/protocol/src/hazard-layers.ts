import { UNGRADED_SEVERITY } from '@propguard/rules/hazards/area-severity';
import { LAYER_KINDS } from '@propguard/rules/hazards/hazard-kinds';
import { LAYER_COVERAGES } from '@propguard/rules/hazards/layer-imports';
import * as z from 'zod';
import { Day, Id, Instant } from './shapes.ts';

export const LAYER_FORMS = ['areas', 'lines', 'shares'] as const;
const Box = z.object({ west: z.number(), south: z.number(), east: z.number(), north: z.number() });

const LayerFault = z.object({
  position: z.int().describe('The feature or row, counted from 1.'),
  message: z.string(),
});

/** What became of a file, feature by feature or row by row. */
export const LayerReport = z.object({
  read: z.int(),
  kept: z.int(),
  faults: z
    .array(LayerFault)
    .describe('The first of them; features named here as crossing themselves are kept.'),
  faultCount: z.int(),
  unmatched: z.array(z.string()).describe('Suburbs of the file that are none of ours: the first of them.'),
  unmatchedCount: z.int(),
});
export type LayerReport = z.infer<typeof LayerReport>;

export const HazardLayer = z.object({
  id: z.string(),
  kind: z.enum(LAYER_KINDS),
  name: z.string(),
  source: z.string(),
  licence: z.string(),
  surveyedOn: Day,
  method: z.string(),
  resolutionMetres: z.number().nullable(),
  form: z.enum(LAYER_FORMS),
  coverage: z.array(Box).describe('Where being outside of its areas means something.'),
  size: z.int().describe('How many areas, lines, points or suburbs it has.'),
  screening: z.boolean().describe('Good enough to ask further, not to decide.'),
  sample: z.boolean().describe('Made up.'),
  builtIn: z.boolean().describe('Comes with the product and cannot be removed.'),
  importedAt: Instant.nullable(),
  report: LayerReport.nullable(),
});
export type HazardLayer = z.infer<typeof HazardLayer>;

const words = (most: number) =>
  z.string().trim().min(1, 'Fill this in.').max(most, `Use at most ${most} characters.`);
const column = z.string().trim().min(1).max(100).optional();

/** What the operator says about a file. A layer of the same kind and name is replaced. */
export const LayerImport = z.object({
  kind: z.enum(LAYER_KINDS),
  name: words(120),
  source: words(200),
  licence: words(120),
  surveyedOn: z.iso.date('Give a day, such as 2025-06-30.'),
  method: words(300),
  resolutionMetres: z.coerce
    .number('Enter a number of metres.')
    .positive('Enter a number above zero.')
    .max(100_000, 'Enter at most 100,000 metres.')
    .optional(),
  coverage: z
    .enum(LAYER_COVERAGES)
    .default('box')
    .describe('What was looked at outside of the areas: nothing, the box around them, or the whole country.'),
  severity: z.coerce
    .number('Enter a number from 0 to 1.')
    .min(0, 'Enter a number from 0 to 1.')
    .max(1, 'Enter a number from 0 to 1.')
    .default(UNGRADED_SEVERITY)
    .describe('0 to 1, of areas without a grade of their own; of the land a share is about.'),
  severityField: column.describe('The property of a feature that holds its severity from 0 to 1.'),
  nameColumn: column.describe('Of a table: the suburb. Found by its heading when not named.'),
  stateColumn: column,
  shareColumn: column,
  latitudeColumn: column,
  longitudeColumn: column,
});
export type LayerImport = z.infer<typeof LayerImport>;

export const SuburbShare = z.object({
  name: z.string(),
  state: z.string().nullable(),
  share: z.number(),
  localityIds: z.array(z.string()).describe('Our suburbs that it covers; none where no name matched.'),
});
export type SuburbShare = z.infer<typeof SuburbShare>;

export const LayerId = z.object({ id: Id });
