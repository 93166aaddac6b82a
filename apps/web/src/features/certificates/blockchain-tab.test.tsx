import type { Certificate, CertificateVerification } from '@propguard/protocol/certificates';
import { ERRORS } from '@propguard/protocol/errors';
import type { Role } from '@propguard/rules/workspaces/roles';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ASSESSMENT } from '../../../test/assessment.ts';
import { CERTIFICATE_ID, certificateOf, publishedOf } from '../../../test/certificates.ts';
import { type Answers, Refusal } from '../../../test/fake-api.ts';
import { sessionAs } from '../../../test/people.ts';
import { renderPart } from '../../../test/render-screen.tsx';
import { BlockchainTab } from './blockchain-tab.tsx';
import { text } from './text.ts';

const words = text.certificate;

interface Opened {
  role?: Role;
  /** Those of the assessment, the newest first. */
  certificates?: Certificate[];
  assessment?: typeof ASSESSMENT | undefined;
  answers?: Answers['certificates'];
}

/** A server that issues what it is asked to mint. */
function openTab({ role = 'admin', certificates = [], answers, ...given }: Opened = {}) {
  let items = certificates;
  const assessment = 'assessment' in given ? given.assessment : ASSESSMENT;
  const rendered = renderPart(<BlockchainTab assessment={assessment} isLoading={false} />, {
    at: '/app?tab=blockchain',
    session: sessionAs(role),
    answers: {
      certificates: {
        list: () => ({ items, nextCursor: null }),
        network: () => ({
          network: { chainId: 31_337, name: 'Embedded chain', isPublic: false, gas: null, explorerUrl: null },
        }),
        mint: () => {
          items = [certificateOf()];
          return {
            certificate_id: CERTIFICATE_ID,
            assessment_id: ASSESSMENT.id,
            status: 'minting',
            error: null,
            nft_id: null,
            tx_hash: null,
            ipfs_hash: null,
            network: 'Embedded chain',
            sample: true,
          };
        },
        revoke: ({ reason }) => {
          const revoked = publishedOf({ revokedAt: '2026-04-01T00:00:00Z', revocationReason: reason });
          items = [certificateOf({ published: revoked })];
          return items[0] as Certificate;
        },
        ...answers,
      },
    },
  });
  return rendered;
}

it.each([
  ['no hazard was measured', 0.2, 'Not rated: no hazard was measured here'],
  ['no hazard was, and the market is worse than low', 0.5, 'Medium'],
])('CORE-CHAIN-10: the risk level where %s', async (_, market, shown) => {
  const { hazards } = ASSESSMENT;
  const unmapped = {
    ...hazards,
    hazards: hazards.hazards.map((one) => ({ ...one, value: 0.05, evidence: [] })),
    market: { ...hazards.market, value: market },
  };
  openTab({ assessment: { ...ASSESSMENT, hazards: unmapped } });
  await screen.findByText(shown);
});

it.each([
  ['there is no chain', null, 'Not known'],
  ['it gives no estimate', { gas: null }, 'Not known'],
  ['it gives one', { gas: 'about 0.0012 ETH' }, 'about 0.0012 ETH'],
])('CORE-CHAIN-08: the fee where %s', async (_, told, shown) => {
  const network = told && {
    chainId: 31_337,
    name: 'Embedded chain',
    isPublic: false,
    explorerUrl: null,
    ...told,
  };
  openTab({ answers: { network: () => ({ network }) } });
  const term = await screen.findByText('Gas fee');
  await waitFor(() => expect(term.nextElementSibling?.textContent).toBe(shown));
});

it('mints the certificate of what was assessed, and shows its token', async () => {
  const { user, api } = openTab();
  const mint = await screen.findByRole<HTMLButtonElement>('button', { name: words.mint });
  await waitFor(() => expect(mint.disabled).toBe(false));
  await user.click(mint);
  await screen.findByText(words.minted);
  screen.getByRole('link', { name: words.publicPage });
  const { valueAud, confidence } = ASSESSMENT.valuation;
  expect(api.sentTo('certificates.mint')).toEqual([
    {
      property_data: { assessment_id: ASSESSMENT.id },
      valuation_data: {
        valuation: valueAud,
        confidence,
        risk_score: ASSESSMENT.hazards.riskScore,
      },
    },
  ]);
});

it('says why it was not minted, and can be tried again', async () => {
  let refusals = 1;
  const { user, api } = openTab({
    answers: {
      mint: () => {
        refusals -= 1;
        throw new Refusal(refusals >= 0 ? 'SAMPLE_ON_PUBLIC_NETWORK' : 'UNAVAILABLE');
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: words.mint }));
  await screen.findByText(ERRORS.SAMPLE_ON_PUBLIC_NETWORK.message);
  expect(screen.queryByRole('button', { name: words.mint })).toBeNull();
  await user.click(screen.getByRole('button', { name: words.tryAgain }));
  await user.click(await screen.findByRole('button', { name: words.mint }));
  await screen.findByText(ERRORS.UNAVAILABLE.message);
  expect(api.sentTo('certificates.mint')).toHaveLength(2);
});

it('mints nothing without an assessment, and says what is missing', async () => {
  openTab({ assessment: undefined });
  await screen.findByText(words.needsAnalysis);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: words.mint }).disabled).toBe(true);
});

it('says when the certificate could not be read, and reads it again when asked', async () => {
  let isBroken = true;
  const { user } = openTab({
    answers: {
      list: () => {
        if (isBroken) throw new Refusal('INTERNAL');
        return { items: [certificateOf()], nextCursor: null };
      },
    },
  });
  await screen.findByText(words.unreadable);
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText(words.minted);
});

it('copies the transaction, and leads to the page and the files', async () => {
  const { user } = openTab({ certificates: [certificateOf()] });
  await user.click(await screen.findByRole('button', { name: words.copy(words.transaction) }));
  expect(await navigator.clipboard.readText()).toBe(publishedOf().token.transactionHash);
  for (const [name, path] of [
    [words.bundle, `/api/certificates/${CERTIFICATE_ID}/bundle`],
    [words.privatePart, `/api/certificates/${CERTIFICATE_ID}/private`],
  ] as const)
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(path);
  await user.click(screen.getByRole('link', { name: words.publicPage }));
  expect(window.location.pathname).toBe(`/verify/${CERTIFICATE_ID}`);
});

it.each([
  ['viewer', false, false],
  ['agent', true, false],
  ['admin', true, true],
] as const)('offers a %s only what that role may do', async (role, hasPrivatePart, canRevoke) => {
  openTab({ role, certificates: [certificateOf()] });
  await screen.findByRole('link', { name: words.publicPage });
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: words.privatePart }) !== null).toBe(hasPrivatePart),
  );
  expect(screen.queryByRole('button', { name: text.revoke.open }) !== null).toBe(canRevoke);
});

async function openRevoke(opened: Opened = {}) {
  const rendered = openTab({ certificates: [certificateOf()], ...opened });
  await rendered.user.click(await screen.findByRole('button', { name: text.revoke.open }));
  const dialog = await screen.findByRole('dialog', { name: text.revoke.title });
  const reason = within(dialog).getByRole('textbox', { name: new RegExp(text.revoke.reason, 'u') });
  const confirm = within(dialog).getByRole<HTMLButtonElement>('button', { name: text.revoke.confirm });
  return { ...rendered, dialog, reason, confirm };
}

it('revokes with a reason, and makes room for another', async () => {
  const { user, api, reason, confirm } = await openRevoke();
  expect(confirm.disabled).toBe(true);
  await user.type(reason, '  {Enter}');
  expect(api.sentTo('certificates.revoke')).toEqual([]);
  await user.type(reason, 'A wrong address');
  await user.click(confirm);
  await screen.findByText(text.revoke.done);
  expect(api.sentTo('certificates.revoke')).toEqual([{ id: CERTIFICATE_ID, reason: '  A wrong address' }]);
  await screen.findByText(words.revoked);
  await screen.findByRole('button', { name: words.mint });
});

it.each(['the button', 'Escape'])('revokes nothing when it is called off by %s', async (way) => {
  const { user, api, dialog, reason } = await openRevoke();
  await user.type(reason, 'A wrong address');
  if (way === 'Escape') await user.keyboard('{Escape}');
  else await user.click(within(dialog).getByRole('button', { name: text.revoke.cancel }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.sentTo('certificates.revoke')).toEqual([]);
});

it('says why it was not revoked, and keeps the reason', async () => {
  const { user, reason } = await openRevoke({
    answers: {
      revoke: () => {
        throw new Refusal('CERTIFICATE_NOT_ISSUED');
      },
    },
  });
  await user.type(reason, 'A wrong address{Enter}');
  await screen.findByText(text.revoke.failed);
  screen.getByText(ERRORS.CERTIFICATE_NOT_ISSUED.message);
  screen.getByDisplayValue('A wrong address');
});

const VERIFIED: CertificateVerification = {
  isValid: true,
  nftId: '9',
  propertyAddress: null,
  valuation: 2_488_630,
  timestamp: '2026-03-01T00:00:00Z',
  txHash: publishedOf().token.transactionHash,
  ipfsHash: publishedOf().ipfsHash,
  issuer: 'did:key:z6Mk',
  compliance: null,
  certificateId: CERTIFICATE_ID,
  checks: [{ check: 'seal', result: 'passed' }],
  revokedAt: null,
  sample: true,
};

function openVerification(answers: Answers['certificates'] = {}) {
  const rendered = openTab({ answers: { verify: () => VERIFIED, ...answers } });
  const card = within(screen.getByRole('region', { name: text.verification.title }));
  return { ...rendered, card, field: card.getByRole('textbox', { name: text.verification.input }) };
}

it('verifies what was typed, and leads to its page; another word takes the result away', async () => {
  const { user, api, card, field } = openVerification();
  const verify = card.getByRole<HTMLButtonElement>('button', { name: text.verification.verify });
  expect(verify.disabled).toBe(true);
  await user.type(field, ' 9 ');
  await user.click(verify);
  await card.findByText(text.verification.valid);
  expect(api.sentTo('certificates.verify')).toEqual([{ query: '9' }]);
  await user.click(card.getByRole('link', { name: text.verification.open }));
  expect(window.location.pathname).toBe(`/verify/${CERTIFICATE_ID}`);
  await user.type(field, '1');
  expect(card.queryByText(text.verification.valid)).toBeNull();
});

it('sends nothing that is no name of a certificate, and says so', async () => {
  const { user, api, card, field } = openVerification();
  await user.type(field, 'nonsense{Enter}');
  await card.findByText(text.verification.format);
  expect(api.sentTo('certificates.verify')).toEqual([]);
  screen.getByDisplayValue('nonsense');
});

it('says of one that nobody knows that it is invalid', async () => {
  const { user, card, field } = openVerification({
    verify: () => ({ ...VERIFIED, isValid: false, certificateId: null, checks: [] }),
  });
  await user.type(field, '10{Enter}');
  await card.findByText(text.verification.unknown);
});

it('says why it could not be verified', async () => {
  const { user, card, field } = openVerification({
    verify: () => {
      throw new Refusal('UNAVAILABLE');
    },
  });
  await user.type(field, '10{Enter}');
  await card.findByText(ERRORS.UNAVAILABLE.message);
});

it.each([
  [text.verification.exampleTx, VERIFIED.txHash],
  [text.verification.exampleIpfs, VERIFIED.ipfsHash],
])('fills in an example and verifies it: %s', async (button, query) => {
  const { txHash, ipfsHash } = VERIFIED;
  let asked = 0;
  const { user, api, card } = openVerification({
    example: () => {
      asked += 1;
      return { state: asked === 1 ? 'making' : 'ready', certificateId: null, nftId: null, txHash, ipfsHash };
    },
  });
  await user.click(card.getByRole('button', { name: button }));
  await card.findByText(text.verification.valid);
  expect(api.sentTo('certificates.verify')).toEqual([{ query }]);
  screen.getByDisplayValue(String(query));
});

it('says when there is no example', async () => {
  const { user, card } = openVerification({
    example: () => ({ state: 'none', certificateId: null, nftId: null, txHash: null, ipfsHash: null }),
  });
  await user.click(card.getByRole('button', { name: text.verification.exampleTx }));
  await card.findByText(text.verification.noExample);
});
