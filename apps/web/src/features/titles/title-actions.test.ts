import { demoDollarAbi } from '@propguard/abi/demo-dollar';
import { mortgageManagerAbi } from '@propguard/abi/mortgage-manager';
import type { ChainOverview, TitleMortgage } from '@propguard/protocol/titles';
import { type Abi, decodeFunctionData, encodeErrorResult, encodeFunctionResult, type Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import { offerMortgage, payMortgage } from './title-actions.ts';
import { WalletError } from './wallet/eip1193.ts';
import { explainFailure } from './wallet/explain-failure.ts';
import type { Sender } from './wallet/send-call.ts';

const address = (digit: string): Hex => `0x${digit.repeat(40)}`;
const CONTRACTS = {
  demoDollar: address('d'),
  mortgageManager: address('e'),
  propertyTitle: address('f'),
} as ChainOverview['contracts'];
const OFFER = {
  titleId: '1',
  borrower: address('1'),
  principal: 1000,
  monthlyPayment: 510,
  termMonths: 2,
  annualRatePercent: 5.5,
};
const MORTGAGE = { mortgageId: '1', monthlyPayment: 510, totalMonths: 2, monthsPaid: 0 } as TitleMortgage;

const refusal = (abi: Abi, errorName: string, args: unknown[]) =>
  new WalletError(3, 'execution reverted', encodeErrorResult({ abi, errorName, args }));
const NOT_ALLOWED = refusal(demoDollarAbi, 'ERC20InsufficientAllowance', [address('e'), 0n, 1n]);

type Setting = { cents?: bigint; refusal: WalletError; rejectsFrom?: number };

/** A wallet that has allowed nothing yet, on a chain that refuses as told. */
const walletThat = ({ cents = 10n ** 9n, refusal: refused, rejectsFrom }: Setting) => {
  const sent: string[] = [];
  const answers: Record<string, (call: { to: Hex; data: Hex }) => unknown> = {
    eth_chainId: () => '0x7a69',
    eth_getBalance: () => '0xffffffffffff',
    eth_gasPrice: () => '0x1',
    eth_getTransactionReceipt: () => ({ status: '0x1' }),
    eth_call: ({ data }) => {
      const { functionName } = decodeFunctionData({ abi: demoDollarAbi, data });
      const result = functionName === 'balanceOf' ? cents : 0n;
      return encodeFunctionResult({ abi: demoDollarAbi, functionName: 'balanceOf', result });
    },
    eth_estimateGas: ({ to }) => {
      if (to === CONTRACTS.mortgageManager && sent.length === 0) throw refused;
      return '0x5208';
    },
    eth_sendTransaction: ({ to }) => {
      if (sent.length === rejectsFrom) throw Object.assign(new Error('User denied'), { code: 4001 });
      sent.push(to === CONTRACTS.demoDollar ? 'allow' : 'act');
      return `0x${'a'.repeat(64)}`;
    },
  };
  const sender = {
    address: address('2'),
    network: { chainId: 31_337, name: 'test' },
    provider: {
      request: async ({ method, params = [] }: { method: string; params?: unknown[] }) =>
        answers[method]?.(params[0] as { to: Hex; data: Hex }),
    },
  } as unknown as Sender;
  return { sender, sent };
};
const why = (work: Promise<unknown>): Promise<string> => work.then(() => 'done', explainFailure);

describe('what is refused changes nothing, not even an allowance', () => {
  it('a mortgage on a mortgaged title', async () => {
    const mortgaged = refusal(mortgageManagerAbi, 'TitleIsMortgaged', [1n, 4n]);
    const { sender, sent } = walletThat({ refusal: mortgaged });
    expect(await why(offerMortgage(sender, CONTRACTS, OFFER))).toMatch(/already mortgaged \(mortgage 4\)/);
    expect(sent).toEqual([]);
  });

  it('a payment by somebody else, or of the wrong amount', async () => {
    for (const [name, args, words] of [
      ['OnlyBorrower', [address('1')], /Only the borrower/],
      ['WrongAmount', [51_100n, 51_000n], /exactly \$511\.00/],
    ] as const) {
      const { sender, sent } = walletThat({ refusal: refusal(mortgageManagerAbi, name, [...args]) });
      expect(await why(payMortgage(sender, CONTRACTS, MORTGAGE))).toMatch(words);
      expect(sent).toEqual([]);
    }
  });

  it('more dollars than the wallet holds', async () => {
    const { sender, sent } = walletThat({ cents: 500n, refusal: NOT_ALLOWED });
    expect(await why(offerMortgage(sender, CONTRACTS, OFFER))).toMatch(/holds \$5\.00.*needs \$1,000\.00/);
    expect(sent).toEqual([]);
  });
});

it('what lacks the allowance only is allowed and then done', async () => {
  const { sender, sent } = walletThat({ refusal: NOT_ALLOWED });
  expect(await why(offerMortgage(sender, CONTRACTS, OFFER))).toBe('done');
  expect(sent).toEqual(['allow', 'act']);
});

it('a second signature that is rejected leaves the first, and that is said', async () => {
  const { sender, sent } = walletThat({ refusal: NOT_ALLOWED, rejectsFrom: 1 });
  expect(await why(payMortgage(sender, CONTRACTS, MORTGAGE))).toMatch(/rejected the second signature/);
  expect(sent).toEqual(['allow']);
});
