import type { LeadForm, PublicForm } from '@propguard/protocol/lead-forms';
import type { OwnQualification } from '@propguard/protocol/qualification';
import { SOURCE_NAMES, TIMELINE_NAMES } from '@propguard/rules/leads/words';
import { nextQuestion } from '@propguard/rules/qualification/flow';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { callOff, choose, expectReadAgain, fillIn } from '../../../test/acts.ts';
import { type Answers, failing, Refusal } from '../../../test/fake-api.ts';
import { MEI } from '../../../test/leads.ts';
import { sessionAs } from '../../../test/people.ts';
import { renderPart, renderScreen } from '../../../test/render-screen.tsx';
import { embedCode } from './embed-code.ts';
import { PublicFormScreen } from './public-form-screen.tsx';
import { text as guest } from './public-text.ts';
import { QuestionsScreen } from './questions-screen.tsx';
import { text } from './text.ts';

const ID = '00000000-0000-4000-8000-0000000000f1';
const LEAD = '00000000-0000-4000-8000-0000000000a1';
const PASS = 'q'.repeat(43);
const FORM: LeadForm = {
  id: ID,
  slug: 'ask-us-1x',
  title: 'Ask "us"',
  intro: '',
  fields: [
    { field: 'name', isRequired: true },
    { field: 'email', isRequired: true },
    { field: 'intent', isRequired: false },
  ],
  source: 'website',
  agentId: null,
  consentText: '',
  thanks: '',
  asksMore: true,
  origins: ['https://www.example.com.au'],
  isOpen: true,
  agent: null,
  sent: 1,
  createdAt: '2026-11-01T00:00:00.000Z',
};
const SHOWN: PublicForm = {
  office: 'Moreton & Finch',
  title: 'Ask us',
  intro: 'We answer the same day.',
  fields: FORM.fields,
  consentText: 'Yes, write to me.',
  opened: '1-a.b',
};

const manage = async (answers: Answers['leadForms'] = {}) => {
  const shown = renderScreen('/leads/forms', {
    session: sessionAs('admin'),
    answers: {
      leadForms: {
        list: () => ({ items: [FORM] }),
        arrivals: () => ({
          items: [
            { id: ID, leadId: LEAD, name: 'Priya Raman', status: 'new', at: FORM.createdAt, detail: null },
          ],
          nextCursor: null,
        }),
        ...answers,
      },
      agents: { list: () => ({ items: [MEI] }) },
    },
  });
  await screen.findByText(answers.list ? text.list : FORM.title);
  return shown;
};

describe('the forms of a workspace', () => {
  it('shows the embed code of one, its sites, and who came by it', async () => {
    const { user } = await manage();
    await user.click(screen.getByRole('button', { name: text.shareOf(FORM.title) }));
    const code = await screen.findByText(/<iframe/);
    expect(code.textContent).toContain(`/forms/${FORM.slug}`);
    expect(screen.getByText('https://www.example.com.au')).toBeTruthy();
    const link = await screen.findByRole('link', { name: 'Priya Raman' });
    expect(new URL((link as HTMLAnchorElement).href).pathname).toBe(`/leads/${LEAD}`);
    expect(embedCode('https://a.example', FORM)).toContain('title="Ask &quot;us&quot;"');
  });

  it('closes one by its switch, and says when that was refused', async () => {
    const { user, api } = await manage({
      change: () => {
        throw new Refusal('FORBIDDEN');
      },
    });
    await user.click(screen.getByRole('switch', { name: text.openOf(FORM.title) }));
    await screen.findByText(text.notChanged);
    expect(api.sentTo('leadForms.change')).toEqual([{ id: ID, isOpen: false }]);
  });

  it('saves what it asks in one order, and names a site that is none', async () => {
    const { user, api } = await manage({ change: () => FORM });
    await user.click(screen.getByRole('button', { name: text.editOf(FORM.title) }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('checkbox', { name: text.names.phone }));
    await user.click(dialog.getByRole('checkbox', { name: text.form.requiredOf(text.names.phone) }));
    const sites = dialog.getByLabelText(text.form.origins);
    await user.clear(sites);
    await user.type(sites, 'example.com');
    await user.click(dialog.getByRole('button', { name: text.save }));
    await dialog.findByText('Enter a site such as https://www.example.com.au.');
    expect(api.sentTo('leadForms.change')).toEqual([]);
    await user.clear(sites);
    await user.type(sites, 'https://example.com/');
    await user.click(dialog.getByRole('button', { name: text.save }));
    await waitFor(() => expect(api.sentTo('leadForms.change')).toHaveLength(1));
    expect(api.sentTo('leadForms.change')[0]).toMatchObject({
      id: ID,
      origins: ['https://example.com'],
      fields: [
        { field: 'name', isRequired: true },
        { field: 'email', isRequired: true },
        { field: 'phone', isRequired: true },
        { field: 'intent', isRequired: false },
      ],
    });
  });

  it('makes one: where leads are said to come from, whose they are, what they agree to', async () => {
    const { user, api } = await manage({ create: () => FORM });
    await user.click(screen.getByRole('button', { name: text.add }));
    const dialog = within(await screen.findByRole('dialog', { name: text.addTitle }));
    await fillIn(user, dialog.getByLabelText(new RegExp(`^${text.form.title}`)), 'Ask us');
    await choose(user, text.form.source, SOURCE_NAMES.referral);
    await choose(user, text.form.agent, MEI.name);
    await user.click(dialog.getByRole('button', { name: text.form.proposeConsent }));
    await user.click(dialog.getByRole('checkbox', { name: new RegExp(text.form.asksMore) }));
    await user.click(dialog.getByRole('button', { name: text.save }));
    await waitFor(() =>
      expect(api.sentTo('leadForms.create')).toMatchObject([
        {
          title: 'Ask us',
          source: 'referral',
          agentId: MEI.id,
          consentText: text.form.usualConsent('Rowe Lending'),
          asksMore: false,
        },
      ]),
    );
    // It opens, and is closed again.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.search).toBe(`?form=${ID}`);
    await user.click(await screen.findByRole('button', { name: text.embed.close }));
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it.each([text.cancel, 'Close'])('makes none when that is called off: %s', async (name) => {
    const { user } = await manage();
    await user.click(screen.getByRole('button', { name: text.add }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keeps one when the removal is called off', async () => {
    const { user, api } = await manage();
    await user.click(screen.getByRole('button', { name: text.removeOf(FORM.title) }));
    await callOff(user);
    expect(api.sentTo('leadForms.remove')).toEqual([]);
  });

  it('shows more of who came', async () => {
    const { user, api } = await manage({
      arrivals: () => ({
        items: [{ id: ID, leadId: LEAD, name: 'Priya', status: 'new', at: FORM.createdAt, detail: null }],
        nextCursor: 'next',
      }),
    });
    await user.click(screen.getByRole('button', { name: text.shareOf(FORM.title) }));
    await user.click(await screen.findByRole('button', { name: text.arrivals.more }));
    await waitFor(() => expect(api.sentTo('leadForms.arrivals').at(-1)).toMatchObject({ cursor: 'next' }));
  });

  it('reads again what could not be read: the forms, and who came', async () => {
    const forms = await manage({ list: failing });
    await expectReadAgain(forms, 'leadForms.list');
    forms.unmount();
    const one = await manage({ arrivals: failing });
    await one.user.click(screen.getByRole('button', { name: text.shareOf(FORM.title) }));
    await expectReadAgain(one, 'leadForms.arrivals');
  });

  it('asks before it removes one', async () => {
    const { user, api } = await manage({ remove: () => ({ done: true }) });
    await user.click(screen.getByRole('button', { name: text.removeOf(FORM.title) }));
    expect(api.sentTo('leadForms.remove')).toEqual([]);
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: text.remove }),
    );
    await waitFor(() => expect(api.sentTo('leadForms.remove')).toEqual([{ id: ID }]));
  });
});

const questions = (answers: OwnQualification['answers']): OwnQualification => ({
  office: SHOWN.office,
  name: 'Priya',
  flow: 'buyer',
  answers,
  next: nextQuestion('buyer', answers)?.key ?? null,
  places: [],
});

describe('a form that a stranger opens', () => {
  it('sends what is filled in, keeps it when it is refused, and then asks more', async () => {
    let tries = 0;
    const { user, api } = renderPart(<PublicFormScreen />, {
      at: `/forms/${FORM.slug}`,
      answers: {
        leadForms: {
          show: () => SHOWN,
          send: () => {
            tries += 1;
            if (tries === 1)
              throw new Refusal('VALIDATION_FAILED', {
                fields: [{ field: 'email', message: 'Not an address.' }],
              });
            return { thanks: 'Thank you.', answeredBy: 'Soon.', pass: PASS };
          },
        },
        qualification: {
          show: () => questions({}),
          give: () => questions({ budget: { min: null, max: 500_000 } }),
        },
      },
    });
    await user.type(await screen.findByLabelText(guest.fields.name), 'Priya');
    await user.type(screen.getByLabelText(guest.fields.email), 'priya');
    await user.click(screen.getByRole('checkbox', { name: SHOWN.consentText }));
    await user.click(screen.getByRole('button', { name: guest.send }));
    await screen.findByText('Not an address.');
    await user.type(screen.getByLabelText(guest.fields.email), '@example.com');
    await user.click(screen.getByRole('button', { name: guest.send }));
    await screen.findByText('Thank you.');
    expect(api.sentTo('leadForms.send').at(-1)).toMatchObject({
      slug: FORM.slug,
      opened: SHOWN.opened,
      name: 'Priya',
      email: 'priya@example.com',
      intent: null,
      agrees: true,
      website: '',
    });
    // OPS-QUAL-08
    await user.click(await screen.findByRole('button', { name: 'under $500K' }));
    await screen.findByText('When would you like to buy?');
    expect(api.sentTo('qualification.give')).toEqual([
      { pass: PASS, key: 'budget', answer: { min: null, max: 500_000 } },
    ]);
  });

  it('sends what was chosen; an opening that is too old is read anew, with what was typed kept', async () => {
    let isOld = true;
    const { user, api } = renderPart(<PublicFormScreen />, {
      at: `/forms/${FORM.slug}`,
      answers: {
        leadForms: {
          show: () => ({
            ...SHOWN,
            opened: isOld ? 'old' : 'new',
            fields: [...SHOWN.fields, { field: 'timeline' as const, isRequired: false }],
          }),
          send: ({ opened }) => {
            if (opened === 'old')
              throw new Refusal('VALIDATION_FAILED', {
                fields: [{ field: 'opened', message: 'Too long ago.' }],
              });
            return { thanks: 'Thank you.', answeredBy: 'Soon.', pass: null };
          },
        },
      },
    });
    await fillIn(user, await screen.findByLabelText(guest.fields.name), 'Priya');
    await choose(user, guest.fields.intent, guest.intents.seller);
    await choose(user, guest.fields.timeline, TIMELINE_NAMES['3-months']);
    const later = Date.now() + 120_000;
    const now = vi.spyOn(Date, 'now').mockReturnValue(later);
    onTestFinished(() => now.mockRestore());
    isOld = false;
    await user.click(screen.getByRole('button', { name: guest.send }));
    await waitFor(() => expect(api.sentTo('leadForms.show')).toHaveLength(2));
    await screen.findByText('Too long ago.');
    await user.click(screen.getByRole('button', { name: guest.send }));
    await screen.findByText('Thank you.');
    expect(api.sentTo('leadForms.send').at(-1)).toMatchObject({
      opened: 'new',
      name: 'Priya',
      intent: 'seller',
      timeline: '3-months',
    });
  });

  it('is read again when it could not be, and so are somebody’s questions', async () => {
    const form = renderPart(<PublicFormScreen />, {
      at: `/forms/${FORM.slug}`,
      answers: { leadForms: { show: failing } },
    });
    await expectReadAgain(form, 'leadForms.show', guest.again);
    form.unmount();
    const own = renderPart(<QuestionsScreen />, {
      at: `/questions/${PASS}`,
      answers: { qualification: { show: failing } },
    });
    await expectReadAgain(own, 'qualification.show');
  });

  it('says that it is closed', async () => {
    renderPart(<PublicFormScreen />, {
      at: '/forms/gone',
      answers: {
        leadForms: {
          show: () => {
            throw new Refusal('NOT_FOUND');
          },
        },
      },
    });
    await screen.findByText(guest.goneTitle);
  });

  it('goes on where somebody stopped, takes an answer back up, and lets one be passed over', async () => {
    const { user, api } = renderPart(<QuestionsScreen />, {
      at: `/questions/${PASS}`,
      answers: {
        qualification: {
          show: () => questions({ budget: { min: 500_000, max: 1_000_000 }, timeline: 'immediately' }),
          give: ({ key, answer }) => questions({ budget: null, timeline: 'immediately', [key]: answer }),
        },
      },
    });
    await screen.findByText('How will you pay for it?');
    expect(screen.getByText('$500,000 – $1,000,000')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Change the answer to ‘What is your budget?’' }));
    await user.type(screen.getByLabelText('From'), 'lots');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('Enter whole dollars, such as 850000.');
    await user.click(screen.getByRole('button', { name: 'I’d rather not say' }));
    await screen.findByText('How will you pay for it?');
    expect(api.sentTo('qualification.give')).toEqual([{ pass: PASS, key: 'budget', answer: null }]);
  });
});
