import type { Lead, Touch } from '@propguard/protocol/lead-facts';
import type { AddressRow, NamedLead, TouchRow } from './store.ts';

export const toTouch = ({ id, kind, source, at, detail }: TouchRow): Touch => ({
  id,
  kind,
  source,
  at: at.toISOString(),
  detail,
});

export type LeadParts = {
  addresses: readonly AddressRow[];
  touches: readonly TouchRow[];
  places: Lead['places'];
  merged: Lead['merged'];
};

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

export const toLead = (row: NamedLead, { addresses, touches, places, merged }: LeadParts): Lead => {
  const kept = addresses.filter(({ value }) => !value.startsWith('forgotten:'));
  const first = touches[0];
  const last = touches.at(-1);
  return {
    id: row.id,
    personId: row.personId,
    name: row.name,
    email: kept.find(({ kind }) => kind === 'email')?.value ?? null,
    phone: kept.find(({ kind }) => kind === 'phone' || kind === 'whatsapp')?.value ?? null,
    status: row.status,
    source: row.source,
    score: row.score,
    scoreBand: row.scoreBand,
    totalValueAud: row.valueKey > 0 ? row.valueKey : null,
    agent: row.agentId && row.agentName !== null ? { id: row.agentId, name: row.agentName } : null,
    tags: row.tags,
    lastContactAt: iso(row.lastContactAt),
    nextFollowUpAt: iso(row.nextFollowUpAt),
    responseDueAt: row.respondedAt ? null : iso(row.responseDueAt),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
    intent: row.intent,
    budgetMin: row.budgetMin,
    budgetMax: row.budgetMax,
    valueAud: row.valueAud,
    timeline: row.timeline,
    financing: row.financing,
    locations: row.locations,
    propertyTypes: row.propertyTypes,
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    features: row.features,
    company: row.company,
    companySize: row.companySize,
    decisionMaker: row.decisionMaker,
    places,
    addresses: kept.map(({ id, kind, value }) => ({ id, kind, value })),
    statusSince: row.statusSince.toISOString(),
    lostReason: row.lostReason,
    feeAud: row.feeAud,
    closedAt: iso(row.closedAt),
    respondedAt: iso(row.respondedAt),
    scoredAt: iso(row.scoredAt),
    firstTouch: first ? toTouch(first) : null,
    lastTouch: last ? toTouch(last) : null,
    merged,
    mergedInto: row.mergedInto,
  };
};
