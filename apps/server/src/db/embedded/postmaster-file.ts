import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What a running PostgreSQL says about itself in `postmaster.pid`. */
export type PostmasterFile = { pid: number; port: number; status: string };

const LINE = { pid: 0, port: 3, status: 7 } as const;

export function readPostmasterFile(cluster: string): PostmasterFile | undefined {
  let lines: string[];
  try {
    lines = readFileSync(postmasterFilePath(cluster), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Number(lines[LINE.pid]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, port: Number(lines[LINE.port] ?? 0), status: (lines[LINE.status] ?? '').trim() };
}

export const postmasterFilePath = (cluster: string) => path.join(cluster, 'postmaster.pid');
