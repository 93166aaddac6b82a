import { ensureDependencies } from './dependencies.mjs';
import { ensureFoundry } from './foundry.mjs';
import { ensureModernNode } from './modern-node.mjs';
import { ensureWebBuild } from './web-build.mjs';

/**
 * Brings a clone to where it can work, doing only what is missing.
 * @param {{ build: boolean }} wishes
 * @returns {Promise<string>} the Node executable to use
 */
export async function prepare({ build }) {
  const node = await ensureModernNode();
  await ensureDependencies(node);
  await ensureFoundry(node);
  if (build) await ensureWebBuild(node);
  return node;
}
