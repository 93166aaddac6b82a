import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { choose, fillIn } from '../../../test/acts.ts';
import { APPOINTMENTS_WEEK, anAppointmentDetail, openAppointments } from '../../../test/appointments.tsx';
import type { Answers } from '../../../test/fake-api.ts';
import { idOf, ownListingOf, ownListingsAre } from '../../../test/homes.ts';
import { text } from './text.ts';

const HOME = {
  kind: 'address' as const,
  propertyId: '019a0000-0000-7000-8000-0000000000aa',
  addressLine: '5 Poinciana Lane',
  localityId: 'x',
  locality: 'Bardon',
  state: 'QLD' as const,
  postcode: '4065',
  latitude: -27,
  longitude: 153,
};
const PERSON = {
  id: '019a0000-0000-7000-8000-0000000000bb',
  name: 'Georgia Papadopoulos',
  addresses: [{ id: 'x', kind: 'email', value: 'georgia@example.com' }],
};
/** At an address that search finds too, and in the agency’s hands. */
const OURS = ownListingOf(idOf(1), {
  address: '7 Poinciana Lane',
  locality: { id: 'x', name: 'Bardon', state: 'QLD', postcode: '4065' },
  status: 'active',
});
const OTHERS = {
  people: { list: () => ({ items: [PERSON], nextCursor: null }) as never },
  suggestions: { list: () => ({ items: [HOME] }) },
  ownListings: ownListingsAre(OURS, ownListingOf(idOf(2), { address: '5 Poinciana Court' })),
} satisfies Answers;

async function openForm() {
  const opened = await openAppointments(APPOINTMENTS_WEEK, { create: () => anAppointmentDetail() }, OTHERS);
  await opened.user.click(await screen.findByRole('button', { name: text.new }));
  const form = within(await screen.findByRole('dialog', { name: text.new }));
  return { ...opened, form };
}

it('books every field as it was filled in', async () => {
  const { user, api, form } = await openForm();
  await fillIn(user, form.getByLabelText(text.form.client), 'geo');
  await user.click(await form.findByRole('option', { name: /Georgia/ }));
  expect(form.getByText(text.form.chosenClient(PERSON.name))).toBeTruthy();
  await choose(user, text.form.kind, text.kinds.consultation);
  await choose(user, text.form.location, text.locations.hybrid);
  await choose(user, text.form.agent, 'Nadia Petrov');
  const day = form.getByLabelText(text.form.day);
  await user.clear(day);
  await user.type(day, '2030-01-08');
  await waitFor(() =>
    expect(api.sentTo('appointments.freeTimes').at(-1)).toMatchObject({
      kind: 'consultation',
      locationType: 'hybrid',
      agentId: 'a',
      from: '2030-01-08',
    }),
  );
  await user.click(await form.findByRole('button', { name: /11:00/ }));
  await fillIn(user, form.getByLabelText(text.form.address), 'Our office');
  await fillIn(user, form.getByLabelText(text.form.link), 'https://meet.example.com/b');
  await fillIn(user, form.getByLabelText(text.form.notes), 'Bring keys.');
  await user.click(form.getByRole('checkbox', { name: text.form.confirmed }));
  await user.click(form.getByRole('button', { name: text.form.submit }));
  await waitFor(() =>
    expect(api.sentTo('appointments.create')).toEqual([
      {
        kind: 'consultation',
        locationType: 'hybrid',
        agentId: 'a',
        personId: PERSON.id,
        leadId: null,
        startsAt: '2030-01-08T01:00:00.000Z',
        address: 'Our office',
        propertyId: null,
        meetingLink: 'https://meet.example.com/b',
        notes: 'Bring keys.',
        isConfirmed: true,
      },
    ]),
  );
  await waitFor(() => expect(window.location.search).toContain('appointment='));
});

it('books at a home that is known', async () => {
  const { user, api, form } = await openForm();
  await fillIn(user, form.getByLabelText('Home'), '5 Poin');
  await user.click(await form.findByRole('option', { name: /5 Poinciana Lane/ }));
  expect(form.queryByLabelText(text.form.address)).toBeNull();
  await user.click(await form.findByRole('button', { name: /11:00/ }));
  await user.click(form.getByRole('button', { name: text.form.submit }));
  await waitFor(() =>
    expect(api.sentTo('appointments.create')).toMatchObject([
      { propertyId: HOME.propertyId, address: '5 Poinciana Lane, Bardon QLD 4065' },
    ]),
  );
});

it('books at one of the agency’s own listings, which stands first; drafts are not offered', async () => {
  const { user, api, form } = await openForm();
  await fillIn(user, form.getByLabelText('Home'), '7 Poin');
  const [first, ...rest] = await form.findAllByRole('option');
  expect(first?.textContent).toContain('your listing');
  expect(rest).toHaveLength(1);
  await user.click(first as HTMLElement);
  await user.click(await form.findByRole('button', { name: /11:00/ }));
  await user.click(form.getByRole('button', { name: text.form.submit }));
  await waitFor(() =>
    expect(api.sentTo('appointments.create')).toMatchObject([
      { propertyId: OURS.id, address: '7 Poinciana Lane, Bardon QLD 4065' },
    ]),
  );
});

it('asks for the time again when the type, the location or the agent is another', async () => {
  const { user, api, form } = await openForm();
  for (const change of [
    () => choose(user, text.form.kind, text.kinds.meeting),
    () => choose(user, text.form.location, text.locations.virtual),
    () => choose(user, text.form.agent, 'Nadia Petrov'),
  ]) {
    await user.click(await form.findByRole('button', { name: /11:00/ }));
    expect(form.queryByText(text.form.timeDropped)).toBeNull();
    await change();
    await form.findByText(text.form.timeDropped);
    expect(form.queryByRole('button', { name: /11:00/, pressed: true })).toBeNull();
  }
  await user.click(form.getByRole('button', { name: text.form.submit }));
  await form.findByText(text.form.chooseTime);
  expect(api.sentTo('appointments.create')).toEqual([]);
});

it('closes an open list of suggestions by Escape, and stays', async () => {
  const { user, form } = await openForm();
  await user.type(form.getByLabelText(text.form.client), 'geo');
  await form.findByRole('option', { name: /Georgia/ });
  await user.keyboard('{Escape}');
  expect(form.queryByRole('option')).toBeNull();
  expect(screen.getByRole('dialog', { name: text.new })).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: text.new })).toBeNull());
});

it('changes its mind about who comes', async () => {
  const { user, form } = await openForm();
  await fillIn(user, form.getByLabelText(text.form.client), 'geo');
  await user.click(await form.findByRole('option', { name: /Georgia/ }));
  await user.click(form.getByRole('button', { name: text.form.otherClient }));
  await user.click(form.getByRole('button', { name: text.form.newClient }));
  const phone = form.getByLabelText<HTMLInputElement>(text.form.phone);
  await fillIn(user, phone, '0400 000 000');
  expect(phone.value).toBe('0400 000 000');
  await user.click(form.getByRole('button', { name: text.form.knownClient }));
  await user.type(form.getByLabelText(text.form.client), '{Enter}');
  expect(form.getByLabelText(text.form.client)).toBeTruthy();
});

it('closes without booking', async () => {
  const { user, api, form } = await openForm();
  await user.click(form.getByRole('button', { name: text.form.cancel }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.sentTo('appointments.create')).toEqual([]);
});

const LEAD_ID = '019a0000-0000-7000-8000-0000000000cc';
const openForLead = () =>
  openAppointments(
    `${APPOINTMENTS_WEEK}&book=${LEAD_ID}`,
    { create: () => anAppointmentDetail() },
    {
      ...OTHERS,
      leads: {
        get: () =>
          ({
            id: LEAD_ID,
            personId: PERSON.id,
            name: PERSON.name,
            agent: { id: 'a', name: 'Nadia' },
          }) as never,
      },
    },
  );

it('books for a lead, with their agent', async () => {
  const { user, api } = await openForLead();
  const form = within(await screen.findByRole('dialog', { name: text.new }));
  await user.click(await form.findByRole('button', { name: /11:00/ }));
  await user.click(form.getByRole('button', { name: text.form.submit }));
  await waitFor(() =>
    expect(api.sentTo('appointments.create')).toMatchObject([
      { leadId: LEAD_ID, personId: PERSON.id, agentId: 'a' },
    ]),
  );
  await waitFor(() => expect(window.location.search).toContain('appointment='));
  expect(window.location.search).not.toContain('book=');
});

it.each([text.form.cancel, 'Close'])('a lead is left without an appointment: %s', async (name) => {
  const { user } = await openForLead();
  const form = within(await screen.findByRole('dialog', { name: text.new }));
  await user.click(await form.findByRole('button', { name }));
  await waitFor(() => expect(window.location.search).not.toContain('book='));
  expect(screen.queryByRole('dialog')).toBeNull();
});
