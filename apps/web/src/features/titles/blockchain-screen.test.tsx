import { mortgageManagerAbi } from '@propguard/abi/mortgage-manager';
import { propertyTitleAbi } from '@propguard/abi/property-title';
import type { ChainOverview, ChainTransaction, TitleMortgage, TitleToken } from '@propguard/protocol/titles';
import { abbreviatedAddress } from '@propguard/rules/titles/field-shapes';
import { screen, waitFor, within } from '@testing-library/react';
import {
  type Abi,
  decodeFunctionData,
  encodeErrorResult,
  getAddress,
  type Hex,
  numberToHex,
  pad,
} from 'viem';
import { expect, it, onTestFinished } from 'vitest';
import { fillIn } from '../../../test/acts.ts';
import { type Answers, Refusal } from '../../../test/fake-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { text } from './text.ts';
import { type Eip1193Provider, REJECTED_BY_USER, UNKNOWN_CHAIN, WalletError } from './wallet/eip1193.ts';

const AT = '/blockchain';
const address = (digits: string): Hex => getAddress(`0x${digits.repeat(40 / digits.length)}`);
const ME = address('12');
const OTHER = address('34');
const MANAGER = address('ee');
const TITLES = address('ff');
const DOLLARS = address('dd');

const OVERVIEW: ChainOverview = {
  network: {
    chainId: 31_337,
    name: 'Embedded chain',
    currency: 'ETH',
    isPublic: false,
    isEmbedded: true,
    explorerUrl: null,
  },
  blockNumber: 12,
  contracts: {
    valuationCertificate: address('aa'),
    checkpointAnchor: address('bb'),
    propertyTitle: TITLES,
    demoDollar: DOLLARS,
    mortgageManager: MANAGER,
  },
  issuer: address('cc'),
  titleCount: 1,
  mortgageCount: 1,
};

const WALLET_ADDRESS = { rpcUrl: 'http://localhost:3000/rpc/pass', expiresAt: '2027-01-01T00:00:00Z' };

const TITLE: TitleToken = {
  tokenId: '7',
  location: '12 Sample Street',
  areaSqFt: 4000,
  valuationUSD: 500_000,
  legalDescription: 'Lot 7 on RP 12345',
  hasMortgage: false,
  currentOwner: OTHER,
  metadataURI: 'ipfs://bafy',
  mintedBy: ME,
  isSample: false,
};

const mortgage = (changes: Partial<TitleMortgage> = {}): TitleMortgage => ({
  mortgageId: '3',
  contractAddress: MANAGER,
  lender: OTHER,
  borrower: ME,
  propertyTokenId: '7',
  principal: 1000,
  monthlyPayment: 510,
  totalMonths: 2,
  monthsPaid: 0,
  amountPaid: 0,
  annualRatePercent: 5.5,
  status: 'Active',
  startDate: '2026-01-01T00:00:00Z',
  dueDate: '2026-02-01T00:00:00Z',
  isSample: false,
  ...changes,
});

const transaction = (call: string, digit: string): ChainTransaction => ({
  hash: `0x${digit.repeat(64)}`,
  status: 'succeeded',
  blockNumber: 3,
  at: '2026-03-01T00:00:00Z',
  from: ME,
  to: TITLES,
  contract: 'propertyTitle',
  call,
  gasUsed: '21000',
  feeWei: '21000',
  events: [{ contract: 'propertyTitle', name: 'Transfer', arguments: [{ name: 'tokenId', value: '7' }] }],
});

interface Opened {
  search?: string;
  overview?: ChainOverview;
  titles?: Answers['titles'];
}

const openChain = ({ search = '', overview = OVERVIEW, titles }: Opened = {}) =>
  renderScreen(`${AT}${search}`, {
    answers: {
      titles: {
        overview: () => overview,
        walletAddress: () => WALLET_ADDRESS,
        list: () => ({ items: [TITLE], nextCursor: null }),
        mortgages: () => ({ items: [mortgage()], nextCursor: null }),
        transactions: () => ({ items: [transaction('mint', 'a')], nextCursor: null }),
        faucet: () => ({ transactions: [], coinWei: '1', dollars: 1 }),
        ...titles,
      },
    },
  });

type Opening = Awaited<ReturnType<typeof openChain>>;

/** What a wallet was asked to sign. */
interface Signed {
  from: Hex;
  to: Hex;
  data: Hex;
}

interface WalletSetting {
  chainId?: number;
  /** A call that the contract refuses, by its error. */
  refuses?: { abi: Abi; errorName: string; args: unknown[] };
  accounts?: Hex[];
  rejectsSwitch?: boolean;
}

let announcedSoFar = 0;

/** A wallet of the browser, as EIP-6963 has it: it has all the coin and allowance it needs, and signs at once. */
function announceWallet(setting: WalletSetting = {}) {
  const { chainId = OVERVIEW.network.chainId, refuses, accounts = [ME], rejectsSwitch = false } = setting;
  const signed: Signed[] = [];
  const asked: string[] = [];
  const listeners = new Set<(accounts: string[]) => void>();
  let onChain = chainId;
  let taught: unknown = null;
  const answers: Record<string, (first: unknown) => unknown> = {
    eth_requestAccounts: () => accounts,
    eth_chainId: () => numberToHex(onChain),
    eth_call: () => pad('0xffffffff', { size: 32 }),
    eth_estimateGas: () => {
      if (refuses) throw new WalletError(3, 'execution reverted', encodeErrorResult(refuses));
      return '0x5208';
    },
    eth_getBalance: () => '0xffffffffffff',
    eth_gasPrice: () => '0x1',
    eth_sendTransaction: (call) => {
      signed.push(call as Signed);
      return `0x${'a'.repeat(64)}`;
    },
    eth_getTransactionReceipt: () => ({ status: '0x1' }),
    wallet_switchEthereumChain: () => {
      throw new WalletError(rejectsSwitch ? REJECTED_BY_USER : UNKNOWN_CHAIN, 'No');
    },
    wallet_addEthereumChain: (chain) => {
      taught = chain;
      onChain = Number((chain as { chainId: Hex }).chainId);
      return null;
    },
  };
  const provider: Eip1193Provider = {
    request: async ({ method, params = [] }) => {
      asked.push(method);
      return answers[method]?.(params[0]);
    },
    on: (_event, listener) => listeners.add(listener as never),
    removeListener: (_event, listener) => listeners.delete(listener as never),
  };
  announcedSoFar += 1;
  const name = `Wallet of test ${announcedSoFar}`;
  const info = { uuid: name, name, icon: '', rdns: 'example.wallet' };
  const announce = () =>
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }));
  window.addEventListener('eip6963:requestProvider', announce);
  onTestFinished(() => window.removeEventListener('eip6963:requestProvider', announce));
  const change = (next: string[]) => {
    for (const listener of listeners) listener(next);
  };
  return { name, signed, asked, change, taught: () => taught };
}

async function connect({ user }: Pick<Opening, 'user'>, name: string): Promise<void> {
  await user.click(screen.getAllByRole('button', { name: text.wallet.connect })[0] as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: text.wallet.dialogTitle });
  await user.click(within(dialog).getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

const walletMenu = (of: Hex) =>
  screen.findByRole('button', { name: text.wallet.menu(abbreviatedAddress(of)) });

const shownTab = () => screen.getByRole('tab', { selected: true }).textContent;

it.each([
  ['contracts', text.tabs.contracts],
  ['properties', text.tabs.properties],
  ['mortgages', text.tabs.mortgages],
  ['mint', text.tabs.mint],
  ['create-mortgage', text.tabs['create-mortgage']],
])('opens the tab %s, and the address says so', async (tab, label) => {
  const { user } = await openChain({ search: '?tab=contracts&contract=demoDollar' });
  await user.click(await screen.findByRole('tab', { name: text.tabs.overview }));
  expect(window.location.search).toBe('');
  await user.click(screen.getByRole('tab', { name: new RegExp(`^${label}`, 'u') }));
  expect(window.location.search).toBe(`?tab=${tab}`);
});

it('leads from its introduction to the demo, the contracts and their source', async () => {
  const { user } = await openChain({
    titles: {
      contract: ({ name }) => ({
        name,
        address: TITLES,
        deployedInBlock: 2,
        deployedBy: `0x${'b'.repeat(64)}`,
        source: 'contract PropertyTitle {}',
      }),
    },
  });
  const intro = await screen.findByRole('region', { name: text.introduction });
  await screen.findByRole('tab', { name: text.tabs.overview });
  const seen: string[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    seen.push(this.id);
  };
  await user.click(within(intro).getByRole('button', { name: text.liveDemo }));
  expect(seen).toEqual(['live-demo']);
  await user.click(within(intro).getByRole('button', { name: text.viewContracts }));
  expect(shownTab()).toBe(text.tabs.contracts);
  await user.click(within(intro).getByRole('button', { name: text.viewSource }));
  await screen.findByText('contract PropertyTitle {}');
  await user.click(within(intro).getByRole('button', { name: text.launchDemo }));
  expect(shownTab()).toBe(text.tabs.overview);
});

it('says when the chain could not be read, and reads it again when asked', async () => {
  let isBroken = true;
  const { user } = await openChain({
    titles: {
      overview: () => {
        if (isBroken) throw new Refusal('UNAVAILABLE');
        return OVERVIEW;
      },
    },
  });
  await screen.findByText(text.failed);
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText(OVERVIEW.network.name);
});

it('connects the demo wallet, changes the account, copies it, and lets go of it', async () => {
  const opened = await openChain();
  const { user, api } = opened;
  await screen.findByText(OVERVIEW.network.name);
  await connect(opened, text.wallet.demo);
  await screen.findByText(text.wallet.connected);
  const [first, second] = (api.sentTo('titles.faucet') as { address: Hex }[]).map((one) => one.address);
  await user.click(await walletMenu(first as Hex));
  await user.click(
    await screen.findByRole('menuitemradio', { name: new RegExp(text.wallet.account(2), 'u') }),
  );
  await user.click(await walletMenu(second as Hex));
  await user.click(await screen.findByRole('menuitem', { name: text.wallet.copy }));
  expect(await navigator.clipboard.readText()).toBe(second);
  expect(localStorage.getItem('propguard.wallet')).toBe('demo');
  await user.click(await walletMenu(second as Hex));
  await user.click(await screen.findByRole('menuitem', { name: text.wallet.disconnect }));
  await waitFor(() => expect(screen.getAllByRole('button', { name: text.wallet.connect })).toHaveLength(2));
  expect(localStorage.getItem('propguard.wallet')).toBeNull();
});

it('connects a demo wallet of before again, and offers none where the chain is not our own', async () => {
  localStorage.setItem('propguard.wallet', 'demo');
  await openChain({ overview: { ...OVERVIEW, network: { ...OVERVIEW.network, isEmbedded: false } } });
  await screen.findByText(text.wallet.connected);
});

it('connects nothing when the choice is closed, and says why a wallet could not be connected', async () => {
  const { name } = announceWallet({ accounts: [] });
  const { user } = await openChain();
  await user.click(screen.getAllByRole('button', { name: text.wallet.connect })[0] as HTMLElement);
  await screen.findByRole('dialog', { name: text.wallet.dialogTitle });
  await user.click(screen.getByRole('button', { name }));
  await screen.findByText(text.wallet.failed);
  screen.getByText(text.wallet.noAccount);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('follows the account that the wallet changes to', async () => {
  const { name, change } = announceWallet();
  const opened = await openChain();
  await connect(opened, name);
  await walletMenu(ME);
  change([OTHER]);
  await walletMenu(OTHER);
  change([]);
  await waitFor(() => expect(screen.getAllByRole('button', { name: text.wallet.connect })).toHaveLength(2));
});

it('asks a wallet on another network to change over, and teaches it ours', async () => {
  const { name, asked, taught } = announceWallet({ chainId: 1 });
  const opened = await openChain();
  await connect(opened, name);
  await screen.findByText(text.wallet.wrongNetwork(OVERVIEW.network.name));
  await opened.user.click(screen.getByRole('button', { name: text.wallet.switchNetwork }));
  await waitFor(() => expect(screen.queryByText(text.wallet.wrongNetwork(OVERVIEW.network.name))).toBeNull());
  expect(asked).toContain('wallet_addEthereumChain');
  expect(taught()).toMatchObject({ rpcUrls: [WALLET_ADDRESS.rpcUrl] });
});

it('says why the wallet did not change over, and goes on saying that it is on another network', async () => {
  const { name } = announceWallet({ chainId: 1, rejectsSwitch: true });
  const opened = await openChain();
  await connect(opened, name);
  await opened.user.click(await screen.findByRole('button', { name: text.wallet.switchNetwork }));
  await screen.findByText(text.failures.rejected);
  screen.getByText(text.wallet.wrongNetwork(OVERVIEW.network.name));
});

it('leads on from the overview: to a wallet, to the contracts, to the address for wallets', async () => {
  const { user } = await openChain();
  const panel = within(await screen.findByRole('tabpanel', { name: text.tabs.overview }));
  await user.click(panel.getByRole('button', { name: text.wallet.connect }));
  await screen.findByRole('dialog', { name: text.wallet.dialogTitle });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(panel.getByRole('button', { name: text.network.makeRpc }));
  await user.click(await panel.findByRole('button', { name: text.network.copyRpc }));
  expect(await navigator.clipboard.readText()).toBe(WALLET_ADDRESS.rpcUrl);
  await user.click(panel.getByRole('button', { name: text.viewContracts }));
  expect(window.location.search).toBe('?tab=contracts');
});

it('says when no address was made for a wallet', async () => {
  const { user } = await openChain({
    titles: {
      walletAddress: () => {
        throw new Refusal('LIMIT_REACHED');
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: text.network.makeRpc }));
  await screen.findByText(text.network.rpcNotMade);
});

async function fillMint({ user }: Pick<Opening, 'user'>, owner: string) {
  const words = text.mint;
  for (const [label, value] of [
    [words.location, '1 New Street'],
    [words.area, '2500'],
    [words.valuation, '400000'],
    [words.owner, owner],
    [words.legal, 'Lot 9 on RP 1'],
    [words.metadata, 'ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'],
  ] as const)
    await fillIn(user, await screen.findByRole('textbox', { name: label }), value);
}

it('mints exactly what was typed, with the wallet, and shows the properties', async () => {
  const { name, signed } = announceWallet();
  const opened = await openChain({ search: '?tab=mint' });
  const { user } = opened;
  await connect(opened, name);
  await fillMint(opened, '0x');
  await user.click(screen.getByRole('button', { name: text.mint.useMine }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: text.mint.owner }).value).toBe(ME);
  await user.click(screen.getByRole('button', { name: text.mint.submit }));
  await screen.findByText(text.mint.done);
  expect(window.location.search).toBe('?tab=properties');
  expect(signed).toMatchObject([{ from: ME, to: TITLES }]);
  const call = decodeFunctionData({ abi: propertyTitleAbi, data: signed[0]?.data ?? '0x' });
  expect(call.functionName).toBe('mint');
  expect(call.args).toEqual([
    ME,
    expect.objectContaining({
      location: '1 New Street',
      areaSqFt: 2500n,
      valuationUsd: 400_000n,
      legalDescription: 'Lot 9 on RP 1',
    }),
  ]);
});

it('names what is wrong at each field, and sends nothing', async () => {
  const { name, signed } = announceWallet();
  const opened = await openChain({ search: '?tab=mint' });
  await connect(opened, name);
  await opened.user.type(await screen.findByRole('textbox', { name: text.mint.owner }), '0x123');
  await opened.user.click(screen.getByRole('button', { name: text.mint.submit }));
  await screen.findByText(text.invalid.address);
  expect(screen.getAllByText(text.invalid.wholeAbove0)).toHaveLength(2);
  expect(screen.getByRole('textbox', { name: text.mint.location }).ariaInvalid).toBe('true');
  expect(signed).toEqual([]);
});

it('asks for a wallet where there is none, and keeps what was typed', async () => {
  const opened = await openChain({ search: '?tab=mint' });
  await fillMint(opened, OTHER);
  await opened.user.click(screen.getByRole('button', { name: text.mint.submit }));
  await screen.findByRole('dialog', { name: text.wallet.dialogTitle });
  screen.getByText(text.wallet.first);
  screen.getByDisplayValue('1 New Street');
});

it('says why the contract would refuse, before anything is signed', async () => {
  const { name, signed } = announceWallet({
    refuses: { abi: propertyTitleAbi, errorName: 'AlreadyMinted', args: [5n] },
  });
  const opened = await openChain({ search: '?tab=mint' });
  await connect(opened, name);
  await fillMint(opened, OTHER);
  await opened.user.click(screen.getByRole('button', { name: text.mint.submit }));
  await screen.findByText(text.failures.alreadyMinted('5'));
  screen.getByDisplayValue('1 New Street');
  expect(signed).toEqual([]);
});

it('goes from a title to a mortgage over it', async () => {
  const opened = await openChain({ search: '?tab=properties' });
  const { user } = opened;
  await user.click(await screen.findByRole('button', { name: text.properties.details }));
  const dialog = await screen.findByRole('dialog', { name: TITLE.location });
  within(dialog).getByText(TITLE.legalDescription);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: text.properties.details }));
  await user.click(await screen.findByRole('button', { name: text.properties.mortgageIt }));
  expect(window.location.search).toBe('?tab=create-mortgage&title=7');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: text.create.token }).value).toBe('7');
});

it('says why OpenSea does not show it, copies its owner, and leads to the form that mints', async () => {
  const { user } = await openChain({ search: '?tab=properties' });
  await user.click(await screen.findByRole('button', { name: text.properties.openSea }));
  await screen.findByText(text.properties.openSeaNot);
  await user.click(
    screen.getByRole('button', { name: text.properties.copyOwner(abbreviatedAddress(OTHER)) }),
  );
  expect(await navigator.clipboard.readText()).toBe(OTHER);
  await user.click(screen.getByRole('button', { name: text.properties.mint }));
  expect(window.location.search).toBe('?tab=mint');
});

it('offers a mortgage with exactly these terms, and shows the mortgages', async () => {
  const words = text.create;
  const { name, signed } = announceWallet();
  const opened = await openChain({ search: '?tab=create-mortgage&title=7' });
  const { user } = opened;
  await connect(opened, name);
  await user.type(await screen.findByRole('textbox', { name: words.borrower }), ME);
  await user.type(screen.getByRole('textbox', { name: words.principal }), '1000');
  await user.type(screen.getByRole('textbox', { name: words.term }), '2');
  await user.type(screen.getByRole('spinbutton', { name: words.rate }), '0');
  await user.click(screen.getByRole('button', { name: words.usePayment }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: words.payment }).value).toBe('500');
  await user.click(screen.getByRole('button', { name: words.submit }));
  await screen.findByText(text.invalid.ownBorrower);
  expect(signed).toEqual([]);
  await user.clear(screen.getByRole('textbox', { name: words.borrower }));
  await user.type(screen.getByRole('textbox', { name: words.borrower }), OTHER);
  await user.click(screen.getByRole('button', { name: words.submit }));
  await screen.findByText(words.done);
  expect(window.location.search).toBe('?tab=mortgages');
  const call = decodeFunctionData({ abi: mortgageManagerAbi, data: signed[0]?.data ?? '0x' });
  expect(call).toMatchObject({
    functionName: 'create',
    args: [
      {
        titleId: 7n,
        borrower: OTHER,
        principal: 100_000n,
        monthlyPayment: 50_000n,
        termMonths: 2,
        annualRateBps: 0,
      },
    ],
  });
});

it('names what is wrong with the terms, and sends nothing', async () => {
  const { name, signed } = announceWallet();
  const opened = await openChain({ search: '?tab=create-mortgage' });
  await connect(opened, name);
  await opened.user.click(await screen.findByRole('button', { name: text.create.submit }));
  await screen.findByText(text.invalid.tokenId);
  expect(screen.getAllByText(text.invalid.amount)).toHaveLength(2);
  expect(signed).toEqual([]);
});

it.each([
  ['pay', text.mortgages.pay, mortgage()],
  ['accept', text.mortgages.accept, mortgage({ status: 'Offered' })],
  ['withdraw', text.mortgages.withdraw, mortgage({ status: 'Offered', lender: ME, borrower: OTHER })],
  ['discharge', text.mortgages.discharge, mortgage({ lender: ME, borrower: OTHER })],
  ['release', text.mortgages.release, mortgage({ status: 'PaidOff' })],
] as const)('signs the step: %s', async (step, button, of) => {
  const { name, signed } = announceWallet();
  const opened = await openChain({
    search: '?tab=mortgages',
    titles: { mortgages: () => ({ items: [of], nextCursor: null }) },
  });
  await connect(opened, name);
  const before = opened.api.sentTo('titles.mortgages').length;
  await opened.user.click(await screen.findByRole('button', { name: button }));
  await screen.findByText(text.mortgages.done[step]);
  const last = signed.at(-1);
  expect(last?.to).toBe(MANAGER);
  const call = decodeFunctionData({ abi: mortgageManagerAbi, data: last?.data ?? '0x' });
  expect(call.functionName).toBe(step);
  expect(call.args?.[0]).toBe(3n);
  await waitFor(() => expect(opened.api.sentTo('titles.mortgages').length).toBeGreaterThan(before));
});

it('says why a payment was refused, and leads to the contract and to a new mortgage', async () => {
  const { name } = announceWallet({
    refuses: { abi: mortgageManagerAbi, errorName: 'OnlyBorrower', args: [OTHER] },
  });
  const opened = await openChain({ search: '?tab=mortgages' });
  const { user } = opened;
  await connect(opened, name);
  await user.click(await screen.findByRole('button', { name: text.mortgages.pay }));
  await screen.findByText(text.failures.onlyBorrower(OTHER));
  await user.click(screen.getByRole('button', { name: text.mortgages.viewContract }));
  expect(window.location.search).toBe('?tab=contracts&contract=mortgageManager');
  await user.click(screen.getByRole('tab', { name: new RegExp(`^${text.tabs.mortgages}`, 'u') }));
  await user.click(await screen.findByRole('button', { name: text.mortgages.create }));
  expect(window.location.search).toBe('?tab=create-mortgage');
});

it.each([
  ['properties', 'titles.list'],
  ['mortgages', 'titles.mortgages'],
  ['contracts', 'titles.transactions'],
] as const)('pages through the tab %s, and the address says where', async (tab, call) => {
  const pageOf = <Item,>(item: Item) => ({
    list: ({ cursor }: { cursor?: string }) => ({
      items: [item],
      nextCursor: cursor === 'two' ? null : 'two',
    }),
  });
  const { user, api } = await openChain({
    search: `?tab=${tab}`,
    titles: {
      list: pageOf(TITLE).list,
      mortgages: pageOf(mortgage()).list,
      transactions: pageOf(transaction('mint', 'a')).list,
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  await waitFor(() => expect(api.sentTo(call).at(-1)).toMatchObject({ cursor: 'two' }));
  expect(window.location.search).toBe(`?tab=${tab}&cursor=two`);
  await user.click(await screen.findByRole('button', { name: 'Previous' }));
  await waitFor(() => expect(window.location.search).toBe(`?tab=${tab}`));
});

it.each([
  ['properties', text.properties.emptyTitle, text.failed],
  ['mortgages', text.mortgages.emptyTitle, text.failed],
  ['contracts', text.explorer.emptyTitle, text.explorer.failed],
] as const)(
  'says on the tab %s that it could not be read, and after a retry that there is nothing',
  async (tab, empty, failed) => {
    let isBroken = true;
    const none = () => {
      if (isBroken) throw new Refusal('UNAVAILABLE');
      return { items: [], nextCursor: null };
    };
    const { user } = await openChain({
      search: `?tab=${tab}`,
      titles: { list: none, mortgages: none, transactions: none },
    });
    await screen.findByText(failed);
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findAllByText(empty);
  },
);

it('explores a contract: its transactions, one of them, and its source', async () => {
  const words = text.explorer;
  let isBroken = true;
  const { user, api } = await openChain({
    search: '?tab=contracts',
    titles: {
      contract: ({ name }) => {
        if (isBroken) throw new Refusal('UNAVAILABLE');
        return {
          name,
          address: TITLES,
          deployedInBlock: 2,
          deployedBy: `0x${'b'.repeat(64)}`,
          source: 'contract PropertyTitle {}',
        };
      },
    },
  });
  const card = await screen.findByRole('region', { name: text.contracts.names.propertyTitle });
  await user.click(within(card).getByRole('button', { name: text.contracts.copyAddress }));
  expect(await navigator.clipboard.readText()).toBe(TITLES);
  await user.click(within(card).getByRole('button', { name: text.contracts.viewOnExplorer }));
  await screen.findByRole('region', { name: words.title(text.contracts.names.propertyTitle) });
  await waitFor(() =>
    expect(api.sentTo('titles.transactions').at(-1)).toMatchObject({ contract: 'propertyTitle' }),
  );
  await user.click(await within(await screen.findByRole('table')).findByText('mint'));
  const dialog = await screen.findByRole('dialog', { name: `${words.transaction}: mint` });
  within(dialog).getByText('Transfer');
  await user.click(within(dialog).getByRole('button', { name: words.copyHash }));
  expect(await navigator.clipboard.readText()).toBe(transaction('mint', 'a').hash);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('radio', { name: words.source }));
  await screen.findByText(text.failed);
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('contract PropertyTitle {}');
  expect(window.location.search).toBe('?tab=contracts&contract=propertyTitle&view=source');
  await user.click(screen.getByRole('radio', { name: words.transactions }));
  expect(window.location.search).toBe('?tab=contracts&contract=propertyTitle');
  await user.click(screen.getByRole('button', { name: words.close }));
  await screen.findByRole('region', { name: words.allTitle });
  expect(window.location.search).toBe('?tab=contracts');
});
