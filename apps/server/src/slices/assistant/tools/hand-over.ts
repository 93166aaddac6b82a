import type { Tool } from './tool.ts';

/** The conversation's state is changed by whoever approves it; the tool says that it may. */
export const handOver: Tool<'hand_over'> = async (_, args) => ({
  kind: 'found',
  arguments: args,
  result: { handedOver: true },
  sample: false,
  path: null,
  subject: null,
});
