import type { LeadViewFilter } from '@propguard/protocol/lead-query';
import { EXPORT_MAX_ROWS } from '@propguard/rules/lead-imports/import-limits';
import { STATUS_NAMES } from '@propguard/rules/leads/pipeline';
import {
  BAND_NAMES,
  FINANCING_NAMES,
  INTENT_NAMES,
  SOURCE_NAMES,
  TIMELINE_NAMES,
} from '@propguard/rules/leads/words';
import { inEnglish } from '@propguard/rules/messages/in-english';
import { dayIn } from '@propguard/rules/time/wall-time';
import { type Principal, whoPresses } from '../../access/principal.ts';
import type { WorkspaceSteps } from '../../access/workspace-scope.ts';
import { findTimeZone } from '../../access/workspace-time-zone.ts';
import { attachment } from '../../attachment.ts';
import { invalid } from '../../fail.ts';
import { type CsvColumn, csvPieces } from '../../tabular/write-csv.ts';
import { type ExportedLead, findExported } from './export-store.ts';
import { sightOf } from './sight.ts';
import { printLeads } from './workbook/print-leads.ts';

type Exporter = WorkspaceSteps & { principal: Principal | null; address: string };
type Request = { format: 'csv' | 'xlsx'; ids?: string[] | undefined; filter?: LeadViewFilter | undefined };

const named = <Of extends string>(names: Readonly<Record<Of, string>>, value: Of | null): string | null =>
  value === null ? null : names[value];

/** Named as an import reads them: what was saved here can be taken in elsewhere. */
const columnsOf = (zone: string): readonly CsvColumn<ExportedLead>[] => {
  const day = (at: string | null): string | null => (at === null ? null : dayIn(zone, new Date(at)));
  return [
    ['Name', (lead) => lead.name],
    ['Email', (lead) => lead.email],
    ['Phone', (lead) => lead.phone],
    ['Status', (lead) => STATUS_NAMES[lead.status]],
    ['Source', (lead) => SOURCE_NAMES[lead.source]],
    ['Intent', (lead) => named(INTENT_NAMES, lead.intent)],
    ['Score', (lead) => lead.score],
    ['Band', (lead) => named(BAND_NAMES, lead.scoreBand)],
    ['Budget min', (lead) => lead.budgetMin],
    ['Budget max', (lead) => lead.budgetMax],
    ['Value', (lead) => lead.valueKey || null],
    ['Timeline', (lead) => named(TIMELINE_NAMES, lead.timeline)],
    ['Financing', (lead) => named(FINANCING_NAMES, lead.financing)],
    ['Suburbs', (lead) => lead.suburbs],
    ['Property types', (lead) => lead.propertyTypes.join('; ') || null],
    ['Bedrooms', (lead) => lead.bedrooms],
    ['Bathrooms', (lead) => lead.bathrooms],
    ['Features', (lead) => lead.features.join('; ') || null],
    ['Company', (lead) => lead.company],
    ['Tags', (lead) => lead.tags.join('; ') || null],
    ['Agent', (lead) => lead.agentName],
    ['Created on', (lead) => day(lead.createdAt)],
    ['Last contact', (lead) => day(lead.lastContactAt)],
    ['Next follow up', (lead) => day(lead.nextFollowUpAt)],
  ];
};

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Those that somebody chose, or all that their filter finds, as far as they see them. */
export const exportLeads = async (
  { services, openWorkspace: open, principal, address }: Exporter,
  { format, ids, filter }: Request,
  resHeaders: Headers | undefined,
): Promise<File> => {
  const most = EXPORT_MAX_ROWS[format];
  const { rows, zone } = await open('read', async (scope) => {
    const timeZone = await findTimeZone(scope.tx, scope.workspaceId);
    const sight = await sightOf(scope);
    const { sort = 'date', direction = 'desc', ...asked } = filter ?? {};
    return {
      zone: timeZone,
      rows: await findExported(scope.tx, {
        sight,
        timeZone,
        filter: ids ? {} : asked,
        ids: ids ?? null,
        sort,
        direction,
        limit: most + 1,
      }),
    };
  });
  if (rows.length > most)
    throw invalid({
      field: 'filter',
      message: inEnglish(
        '{format, select, xlsx {A workbook holds {most, number} leads. Narrow the filter, or save them as CSV.} other {A file holds {most, number} leads. Narrow the filter.}}',
        { format, most },
      ),
    });
  const columns = columnsOf(zone);
  const name = `leads ${dayIn(zone, new Date())}.${format}`;
  if (format === 'csv')
    return attachment(resHeaders, { name, type: 'text/csv', content: await csvPieces(columns, rows) });
  const caller = whoPresses(principal, address);
  const content = await printLeads({ services, caller }, columns, rows);
  return attachment(resHeaders, { name, type: WORKBOOK, content });
};
