import type { HubspotProperties } from '@propguard/rules/hubspot/contact-fields';

export type HubspotContact = { id: string; properties: HubspotProperties };

/** One contact to be written: by its id, or by its email address when HubSpot may not have it yet. */
export type ContactWrite = {
  /** Ours: what became of it is told by it. */
  ref: string;
  to: { id: string } | { email: string };
  properties: Readonly<Record<string, string>>;
};
/** Written under this id, or why not, in HubSpot's words. */
export type ContactWritten = { ref: string } & ({ id: string } | { refused: string });

/** Contacts that were changed since a moment, the longest ago first; more when `after` says so. */
type ChangedContacts = { contacts: HubspotContact[]; after: string | null };

/** One HubSpot account. Every call may throw a HubspotProblem. */
export type HubspotPort = {
  /** Asks who we are there, and whether we may read contacts. */
  probe: () => Promise<{ accountId: string; name: string }>;
  /** Makes what HubSpot has no property for. */
  prepare: () => Promise<void>;
  readByIds: (ids: readonly string[]) => Promise<HubspotContact[]>;
  readByEmails: (emails: readonly string[]) => Promise<HubspotContact[]>;
  write: (contacts: readonly ContactWrite[]) => Promise<ContactWritten[]>;
  changedSince: (since: Date, after: string | null) => Promise<ChangedContacts>;
  /** Deletes a contact for good; true as well when there is none. */
  forget: (id: string) => Promise<{ done: true } | { refused: string }>;
};

/**
 * - `token`: HubSpot does not know it any more. `scope`: it may not do that. Both wait for a person.
 * - `limit`: too many calls. `broken`: no answer, half of one, or a fault of theirs. Both are tried again.
 * - `refused`: what we asked for is wrong. `exists`: it is there already.
 */
type ProblemKind = 'token' | 'scope' | 'limit' | 'broken' | 'refused' | 'exists';

/** Its message is for people. */
export class HubspotProblem extends Error {
  readonly kind: ProblemKind;
  readonly askedForMs: number;

  constructor(kind: ProblemKind, message: string, askedForMs = 0) {
    super(message);
    this.kind = kind;
    this.askedForMs = askedForMs;
  }
}
