import { demoDollarAbi } from '@propguard/abi/demo-dollar';
import { mortgageManagerAbi } from '@propguard/abi/mortgage-manager';
import { propertyTitleAbi } from '@propguard/abi/property-title';
import { type Abi, type Address, decodeErrorResult, type Hex, isHex } from 'viem';

export interface ContractCall {
  to: Address;
  data: Hex;
}

/** Every error that one of the contracts of this page may revert with. */
const ERRORS: Abi = [...propertyTitleAbi, ...mortgageManagerAbi, ...demoDollarAbi].filter(
  ({ type }) => type === 'error',
);

export interface Revert {
  name: string;
  args: readonly unknown[];
}

/** Wallets wrap what a node said in different ways; the data of the revert is somewhere inside. */
function findData(error: unknown, depth = 0): Hex | null {
  if (depth > 4) return null;
  if (isHex(error) && error.length >= 10) return error;
  if (typeof error !== 'object' || error === null) return null;
  const inside = error as Record<string, unknown>;
  for (const name of ['data', 'originalError', 'error', 'cause']) {
    const found = findData(inside[name], depth + 1);
    if (found) return found;
  }
  return null;
}

/** The contract's own error, when that is what an error is about. */
export function revertIn(error: unknown): Revert | null {
  const data = findData(error);
  if (!data) return null;
  try {
    const { errorName, args } = decodeErrorResult({ abi: ERRORS, data });
    return { name: errorName, args: args ?? [] };
  } catch {
    return null;
  }
}
