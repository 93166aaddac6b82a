import { PRIVATE_FORMAT, PRIVATE_VERSION } from '@propguard/proof/bundle/private-part';
import { verifyBundle } from '@propguard/proof/bundle/verify-bundle';
import { canonicalText } from '@propguard/proof/canonical/canonical-json';
import { disclose } from '@propguard/proof/commitment/commitment';
import { credentialHash } from '@propguard/proof/credential/credential-hash';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import bundles from '../../../../../../packages/proof/vectors/bundles.json' with { type: 'json' };
import { text } from '../text.ts';
import { showCertificate } from './show-certificate.ts';

const SEALED = bundles.find(({ failedCheck }) => failedCheck === null)?.file ?? '';
const HOME = '1 Example Street, Example QLD 4000';

/** As the vectors commit to it. */
const privatePart = (address = HOME, certificateHash = credentialHash(JSON.parse(SEALED).credential)) =>
  canonicalText({
    format: PRIVATE_FORMAT,
    version: PRIVATE_VERSION,
    certificateId: '5f0d6a52-6b1f-4c57-9d0e-0a4f3e1c2b9a',
    certificateHash,
    disclosures: [
      disclose('address', address, '11'.repeat(32)),
      disclose('facts', { bedrooms: 3, landM2: 405 }, '22'.repeat(32)),
    ],
  });

const place = document.createElement('main');
const open = async (file: string): Promise<void> => {
  document.body.append(place);
  showCertificate(place, await verifyBundle(new TextEncoder().encode(file)));
};

afterEach(() => place.remove());

it('says what it certifies, by whom and as of when, in words', async () => {
  await open(SEALED);
  screen.getByText(text.bundle.validTitle);
  screen.getByText('$850,000');
  screen.getByText(text.bundle.issuedByKey);
  const page = 'https://propguard.example/verify/5f0d6a52-6b1f-4c57-9d0e-0a4f3e1c2b9a';
  expect(screen.getByRole('link', { name: page }).getAttribute('href')).toBe(page);
  expect(screen.getAllByRole('img', { name: text.checks.results.passed })).toHaveLength(9);
});

it.each([
  ['its own', privatePart(), text.bundle.thisHome(HOME)],
  ['with another address', privatePart('2 Example Street'), text.bundle.notThisPart.changed],
  ['of another certificate', privatePart(HOME, `0x${'0'.repeat(64)}`), text.bundle.notThisPart['of-another']],
  ['none', '{}', text.bundle.notThisPart['no-part']],
])('says which home it is about by its private part: %s', async (_which, part, said) => {
  await open(SEALED);
  const file = new File([part], 'private.json', { type: 'application/json' });
  await userEvent.upload(screen.getByLabelText(text.bundle.choosePart), file);
  await screen.findByText(said);
});

it('names what does not hold, and says nothing of a value', async () => {
  await open(SEALED.replace('850000', '950000'));
  screen.getByText(text.bundle.invalidTitle);
  screen.getByText(/The check “Seal” failed/);
  expect(place.textContent).not.toContain('950,000');
});
