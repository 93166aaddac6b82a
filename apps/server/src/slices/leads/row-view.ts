import type { LeadRow } from '@propguard/protocol/lead-facts';

/** As the database gives it: instants as it writes them. */
export type ListedLead = Pick<
  LeadRow,
  | 'id'
  | 'personId'
  | 'name'
  | 'email'
  | 'phone'
  | 'status'
  | 'source'
  | 'score'
  | 'scoreBand'
  | 'tags'
  | 'version'
> & {
  valueKey: number;
  agentId: string | null;
  agentName: string | null;
  lastContactAt: string | null;
  nextFollowUpAt: string | null;
  responseDueAt: string | null;
  respondedAt: string | null;
  createdAt: string;
  updatedAt: string;
};

const instantOf = (written: string | null): string | null => written && new Date(written).toISOString();

export const toRow = ({
  valueKey,
  agentId,
  agentName,
  respondedAt,
  lastContactAt,
  nextFollowUpAt,
  responseDueAt,
  createdAt,
  updatedAt,
  ...row
}: ListedLead): LeadRow => ({
  id: row.id,
  personId: row.personId,
  name: row.name,
  email: row.email,
  phone: row.phone,
  status: row.status,
  source: row.source,
  score: row.score,
  scoreBand: row.scoreBand,
  tags: row.tags,
  version: row.version,
  totalValueAud: valueKey > 0 ? valueKey : null,
  agent: agentId && agentName !== null ? { id: agentId, name: agentName } : null,
  lastContactAt: instantOf(lastContactAt),
  nextFollowUpAt: instantOf(nextFollowUpAt),
  responseDueAt: respondedAt ? null : instantOf(responseDueAt),
  createdAt: new Date(createdAt).toISOString(),
  updatedAt: new Date(updatedAt).toISOString(),
});
