import type { NewAddress } from '@propguard/protocol/people';
import { normaliseAddress } from './normalise-address.ts';

type Written = { email?: string | null | undefined; phone?: string | null | undefined };

/** By which somebody can be answered, as far as what they wrote is a number or an address at all. */
export const writtenAddresses = ({ email, phone }: Written): NewAddress[] =>
  (
    [
      ['email', email],
      ['phone', phone],
    ] as const
  ).flatMap(([kind, written]) => {
    const found = written ? normaliseAddress(kind, written) : null;
    return found && 'value' in found ? [{ kind, value: found.value }] : [];
  });
