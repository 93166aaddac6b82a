/** From least to most: each role may do everything the ones before it may. */
export const ROLES = ['viewer', 'agent', 'admin', 'owner'] as const;
export type Role = (typeof ROLES)[number];

export const roleAtLeast = (role: Role, needed: Role): boolean =>
  ROLES.indexOf(role) >= ROLES.indexOf(needed);

/** Nobody may hand out, or take away, more than they hold themselves. */
export const mayAssignRole = (actor: Role, from: Role, to: Role): boolean =>
  roleAtLeast(actor, 'admin') && roleAtLeast(actor, from) && roleAtLeast(actor, to);
