import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const repositoryRoot = path.resolve(fileURLToPath(import.meta.url), '..', '..', '..');

/** @param {string[]} parts */
export const inRepository = (...parts) => path.join(repositoryRoot, ...parts);

/** Git-ignored: the Node that we fetched, and stamps of what is already done. */
export const toolsFolder = inRepository('.tools');
