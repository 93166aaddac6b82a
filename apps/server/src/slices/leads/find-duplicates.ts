import type { LeadDuplicate } from '@propguard/protocol/leads';
import {
  LIKENESS_SHOWN,
  type Likened,
  likenessOf,
  mailName,
  phoneTail,
} from '@propguard/rules/leads/likeness';
import { demandLead } from './get-lead.ts';
import { findListed } from './list-store.ts';
import { type Candidate, findCandidate, findCandidates } from './merge-store.ts';
import { toRow } from './row-view.ts';
import { type SeeingScope, sightOf } from './sight.ts';

const SHOWN = 5;
const likened = ({ name, postcode, emails, phones }: Candidate): Likened => ({
  name,
  postcode,
  emails: emails ?? [],
  phones: phones ?? [],
});

/** Proposed, never merged unasked. Only leads that the caller sees are named. */
export const findDuplicates = async (scope: SeeingScope, id: string): Promise<{ items: LeadDuplicate[] }> => {
  const { tx } = scope;
  const sight = await sightOf(scope);
  const lead = await demandLead(scope, sight, id);
  const own = await findCandidate(tx, id);
  if (!own || lead.mergedInto) return { items: [] };
  const mine = likened(own);
  const found = await findCandidates(tx, {
    id,
    nameKey: lead.nameKey,
    tails: mine.phones.map(phoneTail),
    locals: mine.emails.map(mailName),
  });
  const alike = found
    .map((candidate) => ({ id: candidate.id, ...likenessOf(mine, likened(candidate)) }))
    .filter(({ likeness }) => likeness >= LIKENESS_SHOWN)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, SHOWN);
  const rows = await findListed(
    tx,
    sight,
    alike.map((one) => one.id),
  );
  return {
    items: alike.flatMap(({ id: of, likeness, reasons }) => {
      const row = rows.find((one) => one.id === of);
      return row ? [{ lead: toRow(row), likeness, reasons }] : [];
    }),
  };
};
