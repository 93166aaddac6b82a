import type { HazardLayer } from '@propguard/protocol/hazard-layers';
import type { Job } from '@propguard/protocol/jobs';
import type { Upload } from '@propguard/protocol/uploads';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { choose, fillIn } from '../../../test/acts.ts';
import { type Answers, Refusal } from '../../../test/fake-api.ts';
import { sessionAs } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { RISK_LOOKS } from '../../parts/risk/risk-kinds.ts';
import { text } from './text.ts';

const words = text.form;
const UPLOAD_ID = '019a0000-0000-7000-8000-0000000000e1';

const layer = (id: string, name: string, changes: Partial<HazardLayer> = {}): HazardLayer => ({
  id,
  kind: 'flood',
  name,
  source: `The council of ${name}`,
  licence: 'CC BY 4.0',
  surveyedOn: '2025-06-30',
  method: 'Hydraulic model',
  resolutionMetres: 5,
  form: 'areas',
  coverage: [],
  size: 12,
  screening: false,
  sample: false,
  builtIn: false,
  importedAt: '2026-03-01T00:00:00Z',
  report: { read: 12, kept: 12, faults: [], faultCount: 0, unmatched: [], unmatchedCount: 0 },
  ...changes,
});

const ROCKHAMPTON = layer('rocky', 'Rockhampton');
const NOOSA = layer('noosa', 'Noosa', { kind: 'fire', builtIn: true, surveyedOn: '2020-01-01' });

const UPLOAD: Upload = {
  id: UPLOAD_ID,
  fileName: 'flood.geojson',
  sizeBytes: 9,
  receivedBytes: 9,
  expiresAt: '2026-03-02T00:00:00Z',
};

const job = (changes: Partial<Job>): Job => ({
  id: '019a0000-0000-7000-8000-0000000000e2',
  kind: 'import-hazard-layer',
  state: 'running',
  done: 1_048_576,
  total: 2_097_152,
  note: 'Rockhampton',
  attempt: 1,
  maxAttempts: 5,
  cancelRequested: false,
  error: null,
  fileId: null,
  createdAt: '2026-03-01T00:00:00Z',
  startedAt: '2026-03-01T00:00:01Z',
  endedAt: null,
  ...changes,
});

async function open(at = '', hazards: Answers['hazards'] = {}, jobs: Job[] = []) {
  const rendered = await renderScreen(`/hazard-layers${at}`, {
    session: sessionAs('owner', { operator: true }),
    answers: {
      hazards: { layers: () => ({ items: [ROCKHAMPTON, NOOSA], version: 'v1' }), ...hazards },
      jobs: { listInstallation: () => ({ items: jobs, nextCursor: null }) },
      uploads: { 'hazard-layer': { sendPart: () => UPLOAD } },
    },
  });
  const table = await screen.findByRole('table');
  return { ...rendered, table };
}

const namesIn = (table: HTMLElement) =>
  within(table)
    .getAllByText(/^(Rockhampton|Noosa)$/u)
    .map(({ textContent }) => textContent);

it('sorts by the column whose head is pressed', async () => {
  const { user, table } = await open();
  await within(table).findByText('Noosa');
  await user.click(within(table).getByRole('button', { name: text.columns.surveyed }));
  expect(namesIn(table)).toEqual(['Noosa', 'Rockhampton']);
  await user.click(within(table).getByRole('button', { name: text.columns.surveyed }));
  expect(namesIn(table)).toEqual(['Rockhampton', 'Noosa']);
});

it('opens a layer beside the list, and closes it; one of our own cannot be removed', async () => {
  const { user, table } = await open();
  await user.click(await within(table).findByText('Noosa'));
  const pane = await screen.findByRole('region', { name: text.detail.label });
  within(pane).getByText('The council of Noosa');
  expect(within(pane).queryByRole('button', { name: text.detail.remove })).toBeNull();
  expect(window.location.search).toBe('?layer=noosa');
  await user.click(within(pane).getByRole('button', { name: text.detail.close }));
  await waitFor(() => expect(screen.queryByRole('region', { name: text.detail.label })).toBeNull());
  expect(window.location.search).toBe('');
});

it('says that a layer is gone which the address names', async () => {
  await open('?layer=lost');
  await screen.findByText(text.detail.goneTitle);
});

it('reads the layers again that could not be read', async () => {
  let isBroken = true;
  const { user } = await open('', {
    layers: () => {
      if (isBroken) throw new Refusal('INTERNAL');
      return { items: [], version: 'v1' };
    },
  });
  await screen.findByText(text.failed);
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText(text.emptyTitle);
});

async function askToRemove(removeLayer: () => { done: true }) {
  const rendered = await open('?layer=rocky', { removeLayer });
  await rendered.user.click(await screen.findByRole('button', { name: text.detail.remove }));
  const dialog = await screen.findByRole('alertdialog', { name: text.remove.title('Rockhampton') });
  return { ...rendered, dialog };
}

it('removes a layer once it is confirmed', async () => {
  const { user, api, dialog } = await askToRemove(() => ({ done: true }));
  expect(api.sentTo('hazards.removeLayer')).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: text.remove.confirm }));
  await screen.findByText(text.remove.done);
  expect(api.sentTo('hazards.removeLayer')).toEqual([{ id: 'rocky' }]);
  await waitFor(() => expect(window.location.search).toBe(''));
});

it('removes nothing when it is called off', async () => {
  const { user, api, dialog } = await askToRemove(() => ({ done: true }));
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(api.sentTo('hazards.removeLayer')).toEqual([]);
});

it('says why a layer was not removed', async () => {
  const { user, dialog } = await askToRemove(() => {
    throw new Refusal('INTERNAL');
  });
  await user.click(within(dialog).getByRole('button', { name: text.remove.confirm }));
  await screen.findByText(text.remove.failed);
  screen.getByRole('region', { name: text.detail.label });
});

it('shows another hazard on the map, and one less', async () => {
  const { user } = await open();
  const map = await screen.findByRole('region', { name: text.map });
  const layers = within(map).getByRole('group', { name: 'Layers' });
  const chip = (kind: 'flood' | 'coastalErosion') =>
    within(layers).getByRole('button', { name: RISK_LOOKS[kind].label });
  expect(chip('coastalErosion').ariaPressed).toBe('false');
  await user.click(chip('coastalErosion'));
  await user.click(chip('flood'));
  expect(chip('coastalErosion').ariaPressed).toBe('true');
  expect(chip('flood').ariaPressed).toBe('false');
});

async function openForm(hazards: Answers['hazards'] = {}) {
  const rendered = await open('', { startLayerUpload: () => UPLOAD, ...hazards });
  await rendered.user.click(screen.getByRole('button', { name: words.open }));
  const dialog = await screen.findByRole('dialog', { name: words.title });
  const field = (name: string) => within(dialog).getByLabelText(name);
  const fill = async () => {
    await rendered.user.upload(field(words.file), new File(['{"a":"b"}'], 'flood.geojson'));
    for (const [name, value] of [
      [words.name, 'Floodplain'],
      [words.source, 'The council'],
      [words.licence, 'CC BY 4.0'],
      [words.method, 'Hydraulic model'],
      [words.severity, '0.4'],
    ] as const)
      await fillIn(rendered.user, field(name), value);
    await rendered.user.type(field(words.surveyedOn), '2025-06-30');
  };
  const submit = () => rendered.user.click(within(dialog).getByRole('button', { name: words.submit }));
  return { ...rendered, dialog, field, fill, submit };
}

it('sends the file and what was said about it', async () => {
  const { user, api, field, fill, submit } = await openForm({ importLayer: () => ({ jobId: UPLOAD_ID }) });
  await fill();
  await choose(user, words.kind, RISK_LOOKS.fire.label);
  await choose(user, words.coverage, words.coverages.australia);
  await fillIn(user, field(words.resolution), '25');
  await fillIn(user, field(words.shareColumn), 'percent');
  await submit();
  await screen.findByText(words.sent);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.sentTo('hazards.startLayerUpload')).toEqual([{ fileName: 'flood.geojson', sizeBytes: 9 }]);
  const [part] = api.sentTo('uploads.hazard-layer.sendPart') as [{ content: File }];
  expect(await part.content.text()).toBe('{"a":"b"}');
  expect(api.sentTo('hazards.importLayer')).toEqual([
    {
      kind: 'fire',
      name: 'Floodplain',
      source: 'The council',
      licence: 'CC BY 4.0',
      surveyedOn: '2025-06-30',
      method: 'Hydraulic model',
      resolutionMetres: 25,
      coverage: 'australia',
      severity: 0.4,
      shareColumn: 'percent',
      uploadId: UPLOAD_ID,
    },
  ]);
});

it('names what is missing, and sends nothing', async () => {
  const { api, field, submit } = await openForm();
  await submit();
  await screen.findByText(words.fileMissing);
  await waitFor(() => expect(field(words.name).ariaInvalid).toBe('true'));
  expect(field(words.surveyedOn).ariaInvalid).toBe('true');
  expect(api.sentTo('hazards.startLayerUpload')).toEqual([]);
});

it('shows what the server finds wrong at its field, and keeps what was typed', async () => {
  const { field, fill, submit } = await openForm({
    importLayer: () => {
      throw new Refusal('VALIDATION_FAILED', { fields: [{ field: 'name', message: 'Name it otherwise.' }] });
    },
  });
  await fill();
  await submit();
  await screen.findByText('Name it otherwise.');
  expect(field(words.name).ariaInvalid).toBe('true');
  screen.getByDisplayValue('Floodplain');
  screen.getByDisplayValue('The council');
});

it('imports nothing when it is called off', async () => {
  const { user, api, dialog } = await openForm();
  await user.click(within(dialog).getByRole('button', { name: words.cancel }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.sentTo('hazards.startLayerUpload')).toEqual([]);
});

it('tells of an import that runs, and of one that failed', async () => {
  const { unmount } = await open('', {}, [job({})]);
  await screen.findByRole('progressbar', { name: text.running('Rockhampton') });
  unmount();
  await open('', {}, [
    job({ state: 'failed', error: 'The file ended too soon.', endedAt: '2026-03-01T00:00:02Z' }),
  ]);
  await screen.findByText(text.importFailed);
  screen.getByText('The file ended too soon.');
});
