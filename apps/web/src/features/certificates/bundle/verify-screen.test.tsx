import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import bundles from '../../../../../../packages/proof/vectors/bundles.json' with { type: 'json' };
import { renderScreen } from '../../../../test/render-screen.tsx';
import { text } from '../text.ts';
import { BUNDLE_MAX_BYTES } from './check-bundle.ts';

const words = text.bundle;
const SEALED = bundles.find(({ failedCheck }) => failedCheck === null)?.file ?? '';

const fileOf = (content: string | Uint8Array<ArrayBuffer>, name = 'certificate.json') =>
  new File([content], name, { type: 'application/json' });

async function openVerify() {
  const rendered = await renderScreen('/verify');
  const choose = (label: string) => screen.getByLabelText(label, { selector: 'input' });
  return { ...rendered, choose };
}

it('checks the file that is chosen, here, and then takes another', async () => {
  const { user, choose } = await openVerify();
  await user.upload(choose(words.choose), fileOf(SEALED));
  await screen.findByText(words.validTitle);
  await user.upload(choose(words.newFile), fileOf(SEALED.replace('{', '{ '), 'changed.json'));
  await screen.findByText(words.invalidTitle);
  screen.getByText('changed.json');
});

it('opens the files of the computer from its button', async () => {
  const { user, choose } = await openVerify();
  let isOpened = false;
  choose(words.choose).addEventListener('click', () => {
    isOpened = true;
  });
  await user.click(screen.getByRole('button', { name: words.choose }));
  expect(isOpened).toBe(true);
});

it('checks a file that is dropped', async () => {
  await openVerify();
  const place = screen.getByRole('region', { name: words.choose });
  fireEvent.drop(place, { dataTransfer: { files: [fileOf(SEALED)] } });
  await screen.findByText(words.validTitle);
});

it('reads nothing that is far too large', async () => {
  const { user, choose } = await openVerify();
  await user.upload(choose(words.choose), fileOf(new Uint8Array(BUNDLE_MAX_BYTES + 1)));
  await screen.findByText(words.tooLarge);
});

it('copies the command that does the same without a browser', async () => {
  const { user } = await openVerify();
  await user.click(screen.getByRole('button', { name: words.copyCommand }));
  expect(await navigator.clipboard.readText()).toBe(words.command);
});

it('says which home a certificate is about, by its private part', async () => {
  const { user, choose } = await openVerify();
  await user.upload(choose(words.choose), fileOf(SEALED));
  await screen.findByText(words.validTitle);
  await user.upload(choose(words.choosePart), fileOf('{}', 'private.json'));
  await screen.findByText(words.notThisPart['no-part']);
});
