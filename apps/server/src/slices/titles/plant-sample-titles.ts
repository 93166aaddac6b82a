import { demoDollarAbi } from '@propguard/abi/demo-dollar';
import { mortgageManagerAbi } from '@propguard/abi/mortgage-manager';
import { propertyTitleAbi } from '@propguard/abi/property-title';
import { monthlyRepayment, SAMPLE_TERM_MONTHS } from '@propguard/rules/titles/repayment';
import { sql } from 'drizzle-orm';
import { encodeFunctionData, type Hex, keccak256, type PrivateKeyAccount } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { SAMPLE_MORTGAGE, SAMPLE_TITLES } from '../../db/seed/sample-titles.ts';
import type { ContractName } from '../../providers/chain/chain.ts';
import { createChainLock, writeHeld } from '../../providers/chain/chain-lock.ts';
import type { OpenChain } from '../../providers/chain/chain-service.ts';
import { sendCall } from '../../providers/chain/signed-call.ts';

const PART = { name: 'sample-titles', version: 1 };
const FIRST = 1n;
const CENTS = 100;
const FEES_WEI = 10n ** 17n;

/** Always the same one for an issuer; whoever has the issuer's key has this one. */
const sampleOwner = async ({ account }: OpenChain): Promise<PrivateKeyAccount> =>
  privateKeyToAccount(keccak256(await account.signMessage({ message: 'The owner of the sample titles' })));

const callerOf =
  ({ outlet, contracts, network }: OpenChain) =>
  (account: PrivateKeyAccount, contract: ContractName, data: Hex) =>
    sendCall(outlet, account, { to: contracts[contract], data, chainId: network.chainId });

const plantTitles = async (chain: OpenChain, owner: PrivateKeyAccount): Promise<void> => {
  const call = callerOf(chain);
  for (const sample of SAMPLE_TITLES) {
    const title = {
      ...sample,
      areaSqFt: BigInt(sample.areaSqFt),
      valuationUsd: BigInt(sample.valuationUsd),
    };
    const args = [owner.address, title] as const;
    await call(
      chain.account,
      'propertyTitle',
      encodeFunctionData({ abi: propertyTitleAbi, functionName: 'mint', args }),
    );
  }
};

const plantMortgage = async (chain: OpenChain, owner: PrivateKeyAccount): Promise<void> => {
  const call = callerOf(chain);
  const { outlet, account: lender, contracts, network } = chain;
  const { principal, annualRatePercent, monthsPaid } = SAMPLE_MORTGAGE;
  const payment = BigInt(
    Math.round(monthlyRepayment(principal, annualRatePercent, SAMPLE_TERM_MONTHS) * CENTS),
  );
  const terms = {
    titleId: FIRST,
    borrower: owner.address,
    principal: BigInt(principal * CENTS),
    monthlyPayment: payment,
    termMonths: SAMPLE_TERM_MONTHS,
    annualRateBps: annualRatePercent * CENTS,
  };
  const dollars = (name: 'mint' | 'approve', to: Hex, amount: bigint): Hex =>
    encodeFunctionData({ abi: demoDollarAbi, functionName: name, args: [to, amount] });
  const manager = (functionName: 'accept' | 'pay'): Hex =>
    functionName === 'pay'
      ? encodeFunctionData({ abi: mortgageManagerAbi, functionName, args: [FIRST, payment] })
      : encodeFunctionData({ abi: mortgageManagerAbi, functionName, args: [FIRST] });

  await sendCall(outlet, lender, {
    to: owner.address,
    data: '0x',
    value: FEES_WEI,
    chainId: network.chainId,
  });
  await call(lender, 'demoDollar', dollars('mint', lender.address, terms.principal));
  await call(lender, 'demoDollar', dollars('approve', contracts.mortgageManager, terms.principal));
  await call(
    lender,
    'mortgageManager',
    encodeFunctionData({ abi: mortgageManagerAbi, functionName: 'create', args: [terms] }),
  );
  const args = [contracts.mortgageManager, FIRST] as const;
  await call(
    owner,
    'propertyTitle',
    encodeFunctionData({ abi: propertyTitleAbi, functionName: 'approve', args }),
  );
  await call(owner, 'mortgageManager', manager('accept'));
  await call(owner, 'demoDollar', dollars('approve', contracts.mortgageManager, terms.principal));
  for (let month = 0; month < monthsPaid; month += 1) await call(owner, 'mortgageManager', manager('pay'));
};

/**
 * A new embedded chain begins with a few titles and a mortgage, marked as sample data. Once in the life of an
 * installation, by one node; never on a network that others see, and not where sample data were taken out.
 */
export const plantSampleTitles = async ({ services: { chain, database } }: ReferenceScope): Promise<void> => {
  const open = await chain?.open();
  if (!open?.network.isEmbedded) return;
  await createChainLock(
    database,
    'deploying',
  )(async (held) => {
    const { rows } = await held.execute<{ name: string }>(
      sql`select name from seeded_part where name = ${PART.name} or removed_at is not null`,
    );
    if (rows.length > 0) return;
    // Written down first: a start that is cut short leaves fewer samples, not twice as many.
    await writeHeld(
      held,
      sql`insert into seeded_part (name, version, rows) values (${PART.name}, ${PART.version}, ${SAMPLE_TITLES.length})`,
    );
    const owner = await sampleOwner(open);
    await plantTitles(open, owner);
    await plantMortgage(open, owner);
  });
};
