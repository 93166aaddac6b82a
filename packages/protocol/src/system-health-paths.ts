/**
 * Every service the specification names, in its order; one that is not there yet says that it is absent.
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
