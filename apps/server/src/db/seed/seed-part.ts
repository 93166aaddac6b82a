import type { Client } from 'pg';

export type SeedPart = {
  name: string;
  title: string;
  /** Raise it when what is written changes. */
  version: number;
  /** Replaces the part's rows and tells how many there are now. */
  write: (owner: Client) => Promise<number>;
};
