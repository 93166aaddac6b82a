import type { Hex } from 'viem';
import { generatePrivateKey } from 'viem/accounts';

const STORED_AS = 'propguard.demo-wallet';
const KEY = /^0x[0-9a-f]{64}$/;

/** A lender and a borrower, so that one person can play both sides of a mortgage. */
const ACCOUNTS = 2;

function stored(): Hex[] {
  try {
    const keys: unknown = JSON.parse(localStorage.getItem(STORED_AS) ?? '[]');
    return Array.isArray(keys) && keys.length === ACCOUNTS && keys.every((key) => KEY.test(String(key)))
      ? keys
      : [];
  } catch {
    return [];
  }
}

/** Keys made in this browser and kept in it: they hold nothing of worth. */
export function demoKeys(): Hex[] {
  const known = stored();
  if (known.length > 0) return known;
  const made = Array.from({ length: ACCOUNTS }, () => generatePrivateKey());
  localStorage.setItem(STORED_AS, JSON.stringify(made));
  return made;
}
