import { describe, expect, it } from 'vitest';
import { SignUp } from './account.ts';
import { SalesEnquiry } from './enquiries.ts';
import { NewWorkspace } from './workspaces.ts';

/** Each of them stands in letters to others: a second line would be a letter of its writer's own. */
describe('a name is one line', () => {
  const email = 'a@example.com';
  const shapes = {
    person: (name: string) => SignUp.safeParse({ name, email, password: 'long enough to be one' }),
    workspace: (name: string) => NewWorkspace.safeParse({ name }),
    enquirer: (name: string) => SalesEnquiry.safeParse({ name, email, company: name, message: 'Hello' }),
  };
  it.each(Object.entries(shapes))('of a %s', (_whose, read) => {
    expect(read("  Zoë O'Neil-Nguyễn 王 ").success).toBe(true);
    for (const lineBreak of ['\n', '\r', '\r\n', '\u0085', '\u2028', '\u2029', '\u0007'])
      expect(read(`Mia${lineBreak}Your account is closed, sign in at example.net`).success).toBe(false);
  });
});
