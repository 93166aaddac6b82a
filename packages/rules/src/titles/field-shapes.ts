/** Limits of the contracts (chain/src/PropertyTitle.sol, MortgageManager.sol). */
/** In bytes of UTF-8. */
export const LONGEST_TITLE_TEXT = 500;
export const LONGEST_TERM_MONTHS = 600;
export const HIGHEST_ANNUAL_RATE_PERCENT = 100;
/** Exact in cents as a JavaScript number. */
export const LARGEST_AMOUNT_USD = 10_000_000_000;

const ADDRESS = /^0x[0-9a-fA-F]{40}$/;
export const isAddressShape = (text: string): boolean => ADDRESS.test(text);

const CID_V0 = /^Qm[1-9A-HJ-NP-Za-km-z]{44}$/;
const CID_V1 = /^b[a-z2-7]{58,}$/;
/** `ipfs://` and a content id of version 0 or 1, perhaps with a path in it. */
export const isIpfsUri = (text: string): boolean => {
  const [cid = ''] = text.startsWith('ipfs://') ? text.slice('ipfs://'.length).split('/') : [];
  return (CID_V0.test(cid) || CID_V1.test(cid)) && !/\s/.test(text);
};

/** OPS-CHAIN-16: the first 6 and the last 4 characters. */
export const abbreviatedAddress = (address: string): string =>
  `${address.slice(0, 6)}...${address.slice(-4)}`;
