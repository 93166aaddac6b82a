import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** A digest of everything the base map is made from: these scripts, the outlines, the packages' versions. */
export function stampOf(scriptFolder: string, packageFiles: readonly string[]): string {
  const hash = createHash('sha256');
  const scripts = readdirSync(scriptFolder).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  const inputs = [...scripts.sort(), 'source/australia.json'].map((name) => `${scriptFolder}/${name}`);
  for (const file of [...inputs, ...packageFiles]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

export function isFresh(manifestFile: string, stamp: string): boolean {
  if (!existsSync(manifestFile)) return false;
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as { stamp?: string };
  return manifest.stamp === stamp;
}
