import { describe, expect, it } from 'vitest';
import { mayAssignRole, ROLES, type Role, roleAtLeast } from './roles.ts';

describe('roleAtLeast', () => {
  const table: Record<Role, Record<Role, boolean>> = {
    viewer: { viewer: true, agent: false, admin: false, owner: false },
    agent: { viewer: true, agent: true, admin: false, owner: false },
    admin: { viewer: true, agent: true, admin: true, owner: false },
    owner: { viewer: true, agent: true, admin: true, owner: true },
  };
  const cases = ROLES.flatMap((role) => ROLES.map((needed) => [role, needed, table[role][needed]] as const));

  it.each(cases)('%s where %s is needed: %s', (role, needed, expected) => {
    expect(roleAtLeast(role, needed)).toBe(expected);
  });
});

describe('mayAssignRole', () => {
  it.each<[actor: Role, from: Role, to: Role, expected: boolean]>([
    ['viewer', 'viewer', 'viewer', false],
    ['viewer', 'viewer', 'agent', false],
    ['agent', 'viewer', 'viewer', false],
    ['agent', 'viewer', 'agent', false],
    ['agent', 'agent', 'owner', false],
    ['admin', 'viewer', 'agent', true],
    ['admin', 'viewer', 'admin', true],
    ['admin', 'admin', 'viewer', true],
    ['admin', 'viewer', 'owner', false],
    ['admin', 'owner', 'viewer', false],
    ['admin', 'owner', 'owner', false],
    ['owner', 'viewer', 'owner', true],
    ['owner', 'owner', 'viewer', true],
    ['owner', 'admin', 'agent', true],
  ])('%s turns %s into %s: %s', (actor, from, to, expected) => {
    expect(mayAssignRole(actor, from, to)).toBe(expected);
  });

  it('never gives, or takes, more than the actor holds', () => {
    for (const actor of ROLES) {
      for (const from of ROLES) {
        for (const to of ROLES) {
          if (!mayAssignRole(actor, from, to)) continue;
          expect(roleAtLeast(actor, from)).toBe(true);
          expect(roleAtLeast(actor, to)).toBe(true);
        }
      }
    }
  });
});
