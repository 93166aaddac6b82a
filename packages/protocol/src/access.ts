import type { GuestPassKind } from '@propguard/rules/guests/pass-kinds';
import type { Role } from '@propguard/rules/workspaces/roles';
import type { Scope } from '@propguard/rules/workspaces/scopes';

/** What a workspace opens to strangers. */
const PAGE_KINDS = ['booking', 'lead-form', 'widget'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/**
 * Who may call a route. It stands in the contract, so that the server enforces it, the document shows it,
 * and the tests that walk the contract cover a new route without anyone remembering.
 */
export type Access =
  /** Anyone, with or without a session. */
  | { kind: 'public' }
  /** Any session (a visitor's too) or a key with the scope; reads the installation's data, needs no workspace. */
  | { kind: 'session'; scope: Scope | null }
  /** A signed-up person in a browser; never a key. */
  | { kind: 'account' }
  /** A member of the workspace with at least this role, or a key with the scope; `null`: no key may. */
  | { kind: 'workspace'; role: Role; scope: Scope | null }
  /**
   * Whoever holds a pass of this kind, with or without a session. It comes in the parameter that is named, for links
   * that people open; `null`: in the header `Authorization: Guest …`.
   */
  | { kind: 'guest'; pass: GuestPassKind; parameter: string | null }
  /**
   * Anyone, by the public address of an open page, which the parameter that is named carries. The work is done in the
   * workspace of the page, and the reply holds what the page shows.
   */
  | { kind: 'page'; page: PageKind; parameter: string }
  /** The installation's operator; never a key. */
  | { kind: 'operator' };

/** How hard a caller may press: sign-in and the like are limited more tightly, and so are strangers on a website. */
export type RateClass = 'normal' | 'credentials' | 'visits';

export type RouteMeta = { access: Access; rate?: RateClass };
