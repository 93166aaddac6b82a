/**
 * Every service the specification names, in its order; those without a route yet answer 404 and are null.
 * Apart from the contract, so that the browser can read them without its schemas.
 */
export const SYSTEM_HEALTH_PATHS = {
  product: '/propguard/health',
  llm: '/llm/health',
  blockchain: '/blockchain/blockchain-health',
  xnode: '/xnode/xnode-health',
  pipeline: '/pipeline/pipeline-health',
  avatar: '/heygen/health',
  voice: '/elevenlabs/health',
} as const;
