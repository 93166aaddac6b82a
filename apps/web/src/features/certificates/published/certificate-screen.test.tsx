import { ERRORS } from '@propguard/protocol/errors';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import bundles from '../../../../../../packages/proof/vectors/bundles.json' with { type: 'json' };
import { CERTIFICATE_ID, publishedOf } from '../../../../test/certificates.ts';
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
