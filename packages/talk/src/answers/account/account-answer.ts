import type { DutyVersion } from '@propguard/rules/duty/duty-on';

/** `grounds`: what its figures stand on beside what was answered. */
export type AccountSaid = { sentences: string[]; grounds: unknown[] };

/** What an account may need beside what was told. `duty`: the table of the state that it is about. */
export type AccountNeeds = { duty: DutyVersion | null; isFirstHome: boolean | null };
