import { describe, expect, it } from 'vitest';
import { certificateRiskBand } from '../hazards/risk-bands.ts';
import { MINT_FAILURE_TEXT, mintingState } from './certificate-states.ts';
import { estimatedFeeText, feeText, networkName } from './networks.ts';

const POLYGON = { chainId: 137, name: 'matic' };
const EMBEDDED = { chainId: 31_337, name: 'Embedded chain' };

describe('certificate rules', () => {
  it.each([
    [null, 'idle'],
    [{ state: 'pending', failure: null }, 'minting'],
    [{ state: 'anchored', failure: null }, 'minting'],
    [{ state: 'logged', failure: 'unreachable' }, 'error'],
    [{ state: 'minted', failure: null }, 'minted'],
  ] as const)('CORE-CHAIN-03: %j is shown as %s', (certificate, shown) => {
    expect(mintingState(certificate)).toBe(shown);
  });

  it('CORE-CHAIN-07: an account that cannot pay is told in the words of the specification', () => {
    expect(MINT_FAILURE_TEXT['insufficient-funds']).toBe('Transaction failed: Insufficient gas fee');
  });

  it('CORE-CHAIN-08: the fee before minting is an estimate, and says so', () => {
    expect(estimatedFeeText(123n * 10n ** 12n, 'ETH')).toBe('about 0.000123 ETH');
  });

  it('CORE-CHAIN-09: the specified name belongs to that network alone', () => {
    expect(networkName(POLYGON)).toBe('Polygon Mainnet');
    expect(networkName(EMBEDDED)).toBe('Embedded chain');
  });

  it.each([
    [0n, '0 ETH'],
    [1n, '< 0.000001 ETH'],
    [10n ** 18n, '1 ETH'],
    [15n * 10n ** 17n, '1.5 ETH'],
  ])('a fee of %s wei is %s', (fee, shown) => {
    expect(feeText(fee, 'ETH')).toBe(shown);
  });

  it.each([
    [[0.4, null], 'Low'],
    [[0.41, 0], 'Medium'],
    [[0.71], 'High'],
  ] as const)('CORE-CHAIN-10: risks %j give %s', (risks, level) => {
    expect(certificateRiskBand(risks)).toBe(level);
  });
});
