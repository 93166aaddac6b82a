import { REJECT_REASON_TEXTS } from '@propguard/protocol/data-import-reasons';
import type { LeadImportChoice } from '@propguard/protocol/lead-imports';
import type { Values } from '@propguard/rules/imports/read-property';
import { accepted } from '@propguard/rules/imports/reject-reasons';
import {
  type LeadReadingContext,
  type LeadVerdict,
  readLeadRow,
} from '@propguard/rules/lead-imports/read-lead-row';
import type { TxScope } from '../../../access/any-scope.ts';
import { judge } from '../../../tabular/judge-record.ts';
import { valueReader } from '../../../tabular/mapped-columns.ts';
import type { RawRecord } from '../../../tabular/raw-record.ts';
import { listAgents } from '../../agents/list-agents.ts';
import { readingContext } from '../../data-imports/run/reading-context.ts';
import { normaliseAddress } from '../../people/normalise-address.ts';

/** What rows of leads are read with. */
export const leadContext = async (scope: TxScope, choice: LeadImportChoice): Promise<LeadReadingContext> => {
  const { localities, today } = await readingContext(scope, choice.state);
  const { items } = await listAgents(scope);
  const agents = new Map(items.map(({ id, name }) => [name.trim().toLowerCase(), id]));
  return { localities, today, state: choice.state, agents, normalise: normaliseAddress };
};

/** Reads rows as the person said that their columns are to be read. */
export const leadReader = (
  headers: readonly string[],
  { columns }: LeadImportChoice,
  context: LeadReadingContext,
): ((record: RawRecord) => LeadVerdict) => {
  const values = valueReader(headers, columns);
  return (record) => {
    const seen = judge<Values>(record, ({ cells }) => accepted(values(cells)));
    return seen.ok
      ? readLeadRow(seen.value, context)
      : { ok: false, problems: [{ field: seen.field, words: REJECT_REASON_TEXTS[seen.reason] }] };
  };
};
