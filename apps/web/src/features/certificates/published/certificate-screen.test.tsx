import { ERRORS } from '@propguard/protocol/errors';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import bundles from '../../../../../../packages/proof/vectors/bundles.json' with { type: 'json' };
import { CERTIFICATE_ID, CLAIMS, publishedOf } from '../../../../test/certificates.ts';
import { type Answers, Refusal } from '../../../../test/fake-api.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { text } from '../text.ts';

const words = text.published;

const openCertificate = (answers: Answers['certificates'] = {}, id = CERTIFICATE_ID) =>
  renderScreen(`/verify/${id}`, {
    answers: { certificates: { published: () => publishedOf(), ...answers } },
  });

it.each([
  [true, text.bundle.validTitle],
  [false, text.bundle.invalidTitle],
])('fetches the bundle and checks it here, valid: %s', async (isValid, said) => {
  const file = bundles.find(({ failedCheck }) => (failedCheck === null) === isValid)?.file ?? '';
  const { user, api } = await openCertificate({ bundle: () => new File([file], 'certificate.json') });
  await user.click(await screen.findByRole('button', { name: words.verifyHere }));
  await screen.findByText(said);
  expect(api.sentTo('certificates.bundle')).toEqual([{ id: CERTIFICATE_ID }]);
});

it('says when the bundle could not be fetched', async () => {
  const { user } = await openCertificate({
    bundle: () => {
      throw new Refusal('KEYS_LOCKED');
    },
  });
  await user.click(await screen.findByRole('button', { name: words.verifyHere }));
  await screen.findByText(words.verifyFailed);
  screen.getByText(ERRORS.KEYS_LOCKED.message);
});

it('copies its own address, and leads to the bundle', async () => {
  const { user } = await openCertificate();
  await user.click(await screen.findByRole('button', { name: words.copyLink }));
  expect(await navigator.clipboard.readText()).toBe(window.location.href);
  expect(screen.getByRole('link', { name: words.bundle }).getAttribute('href')).toBe(
    `/api/certificates/${CERTIFICATE_ID}/bundle`,
  );
});

it('says when it could not be read, and reads it again when asked', async () => {
  let isBroken = true;
  const { user } = await openCertificate({
    published: () => {
      if (isBroken) throw new Refusal('INTERNAL');
      return publishedOf();
    },
  });
  await screen.findByText(words.failed);
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText(words.inForce);
});

it.each([
  [CERTIFICATE_ID, 1],
  ['nonsense', 0],
])('says of %s, which is not there, that there is none', async (id, asked) => {
  const { api } = await openCertificate(
    {
      published: () => {
        throw new Refusal('NOT_FOUND');
      },
    },
    id,
  );
  await screen.findByText(words.unknownTitle);
  expect(api.sentTo('certificates.published')).toHaveLength(asked);
});

describe('what it says of a loan', () => {
  const open = (claims: Partial<typeof CLAIMS>) =>
    openCertificate({ published: () => publishedOf({ claims: { ...CLAIMS, ...claims } }) });
  const TONES = /bg-(caution|positive|danger)-soft/;

  it('without one, how many rules were checked and what is needed, in a neutral colour', async () => {
    await open({});
    expect((await screen.findByText('1 of 9 checked (AU-2026.1)')).className).not.toMatch(TONES);
    screen.getByText('Serviceability hasn’t been checked');
    expect(screen.queryByText(/REVIEW/)).toBeNull();
  });

  it('that fails a rule, REVIEW and which', async () => {
    const reasons = [{ rule: 'lvr', result: 'review' }] as const;
    const checked = { rules: 9, assessable: 4, compliant: 3, reasons: [...reasons] };
    await open({ compliance: { ruleSet: 'AU-2026.1', status: 'REVIEW', checked } });
    expect((await screen.findByText('REVIEW (AU-2026.1)')).className).toContain('bg-caution-soft');
    screen.getByText('Loan-to-value ratio needs review');
  });

  it('in a certificate of format 1, what it has', async () => {
    await open({ compliance: { ruleSet: 'AU-2026.1', status: 'REVIEW' } });
    expect((await screen.findByText('REVIEW (AU-2026.1)')).className).not.toMatch(TONES);
    screen.getByText('It doesn’t say how many rules were checked');
  });
});

it('gives no risk level where no hazard was measured, and says so', async () => {
  const risk = { level: null, score: 0.08, values: {}, notMapped: ['flood' as const] };
  await openCertificate({ published: () => publishedOf({ claims: { ...CLAIMS, risk } }) });
  await screen.findByText('Not rated: no hazard was measured here');
});
