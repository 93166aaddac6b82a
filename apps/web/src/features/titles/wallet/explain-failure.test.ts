import { demoDollarAbi } from '@propguard/abi/demo-dollar';
import { mortgageManagerAbi } from '@propguard/abi/mortgage-manager';
import { propertyTitleAbi } from '@propguard/abi/property-title';
import { encodeErrorResult } from 'viem';
import { describe, expect, it } from 'vitest';
import { WalletError } from './eip1193.ts';
import { CallRefused, explainFailure } from './explain-failure.ts';

const OWNER = '0x52908400098527886E0F7030069857D2E4169EE7';
const duplicate = encodeErrorResult({ abi: propertyTitleAbi, errorName: 'AlreadyMinted', args: [7n] });

describe('why a transaction did not happen', () => {
  it.each([
    [
      'an empty wallet',
      new WalletError(-32_003, 'Insufficient funds for gas * price + value'),
      'Transaction failed: Insufficient gas fee',
    ],
    ['a rejected signature', { code: 4001, message: 'User denied' }, /rejected the signature/],
    ['a wrong network', new CallRefused('Your wallet is on chain 1.'), 'Your wallet is on chain 1.'],
    ['a duplicate mint', new WalletError(3, 'execution reverted', duplicate), /already minted as token 7/],
    [
      'a duplicate mint, wrapped as wallets do',
      { code: -32_603, data: { originalError: { data: duplicate } } },
      /token 7/,
    ],
    [
      'a wrong amount',
      new WalletError(
        3,
        'execution reverted',
        encodeErrorResult({ abi: mortgageManagerAbi, errorName: 'WrongAmount', args: [240_761n, 1n] }),
      ),
      /exactly \$2,407\.61/,
    ],
    [
      'a mortgage on a mortgaged title',
      new WalletError(
        3,
        '',
        encodeErrorResult({ abi: mortgageManagerAbi, errorName: 'TitleIsMortgaged', args: [1n, 4n] }),
      ),
      /already mortgaged \(mortgage 4\)/,
    ],
    [
      'a borrower who does not own the title',
      new WalletError(
        3,
        '',
        encodeErrorResult({
          abi: mortgageManagerAbi,
          errorName: 'BorrowerDoesNotOwnTitle',
          args: [1n, OWNER],
        }),
      ),
      /0x5290\.\.\.9EE7 owns it/,
    ],
    [
      'too few dollars',
      new WalletError(
        3,
        '',
        encodeErrorResult({
          abi: demoDollarAbi,
          errorName: 'ERC20InsufficientBalance',
          args: [OWNER, 500n, 1000n],
        }),
      ),
      /holds \$5\.00.*needs \$10\.00/,
    ],
    ['something else', new Error('boom'), 'Transaction failed: boom'],
  ])('%s', (_, error, expected) => {
    expect(explainFailure(error)).toEqual(
      typeof expected === 'string' ? expected : expect.stringMatching(expected),
    );
  });
});
