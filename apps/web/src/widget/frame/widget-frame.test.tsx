import type { PublicWidget, WidgetThread } from '@propguard/protocol/widget';
import { FILE_REFUSALS } from '@propguard/rules/media/file-refusals';
import { WIDGET_FILE_MAX_BYTES } from '@propguard/rules/widget/widget';
import { WIDGET_SURVEY_WORDS } from '@propguard/rules/widget/widget-survey-words';
import { WIDGET_WORDS } from '@propguard/rules/widget/words/all';
import type { WidgetWords } from '@propguard/rules/widget/words/words';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { watchSavedFiles } from '../../../test/saved-files.ts';
import { WidgetFrame } from './widget-frame.tsx';

const HOST = 'https://www.agency.example';
const words = WIDGET_WORDS.en;
const arabic = WIDGET_WORDS.ar;
const WIDGET: PublicWidget = {
  office: 'Moreton & Finch',
  title: 'Alex',
  greeting: '',
  offlineNote: '',
  colour: 'teal',
  theme: 'auto',
  language: 'auto',
  asksLead: true,
  takesFiles: true,
  origins: [HOST],
  opensAt: null,
  zone: 'Australia/Brisbane',
};
const EMPTY: WidgetThread = {
  state: 'assistant',
  member: null,
  isAnswering: false,
  isKnown: false,
  wishes: null,
  messages: [],
  surveys: [],
};

let thread: WidgetThread;
let asked: { path: string; body: unknown; credentials: RequestCredentials | undefined }[];
let isCut: boolean;
let testAnswer: string | undefined;
let refusal: object | undefined;
let isGone: boolean;
let isForged: boolean;
let onTheWay: Promise<void>;
let leadRefusal: { field: string; message: string } | undefined;
let messageRefusal: object | undefined;
let widget: PublicWidget;
const sentTo = (path: string) => asked.filter((one) => one.path === path);

beforeEach(() => {
  thread = EMPTY;
  asked = [];
  isCut = false;
  testAnswer = undefined;
  refusal = undefined;
  isGone = false;
  isForged = false;
  onTheWay = Promise.resolve();
  leadRefusal = undefined;
  messageRefusal = undefined;
  widget = WIDGET;
  localStorage.clear();
  vi.stubGlobal('fetch', async (path: string, { body, credentials }: RequestInit = {}) => {
    asked.push({ path, body: typeof body === 'string' ? JSON.parse(body) : body, credentials });
    if (path.endsWith('/events')) return new Promise(() => undefined);
    if (isCut) throw new TypeError('no network');
    if (path.endsWith('/visits')) return Response.json({ pass: 'a-pass' }, { status: 201 });
    if (path.includes('/widgets/')) return Response.json(widget);
    if (path.includes('/files/') && refusal) return Response.json(refusal, { status: 422 });
    if (path.endsWith('/identify') && isForged)
      return Response.json({ code: 'FORBIDDEN', message: 'Not allowed.' }, { status: 403 });
    if (path.endsWith('/messages') && messageRefusal) return Response.json(messageRefusal, { status: 429 });
    if (path.endsWith('/messages') && testAnswer) return Response.json({ ...thread, testAnswer });
    if (path.endsWith('/messages')) {
      await onTheWay;
      const { id, text } = JSON.parse(body as string) as { id: string; text: string };
      thread = {
        ...thread,
        messages: [
          ...thread.messages,
          {
            id,
            author: 'contact',
            name: null,
            text,
            cards: [],
            choices: [],
            file: null,
            at: '2026-11-16T01:00:00Z',
          },
        ],
      };
    }
    if (path.endsWith('/surveys')) {
      const { kind, score } = JSON.parse(body as string) as { kind: string; score: number };
      thread = {
        ...thread,
        surveys: thread.surveys.map((one) => (one.kind === kind ? { kind: one.kind, score } : one)),
      };
    }
    if (path.endsWith('/file'))
      return isGone
        ? Response.json({ code: 'NOT_FOUND', message: 'It’s no longer there.' }, { status: 404 })
        : new Response('the plan');
    if (path.includes('/pictures/')) return new Response('<svg/>');
    if (path.endsWith('/hand-over')) thread = { ...thread, state: 'waiting' };
    if (path.endsWith('/lead')) {
      const left = JSON.parse(body as string) as { email: string };
      const wrong = leadRefusal ?? (left.email === '' ? { field: 'email', message: 'Enter it.' } : undefined);
      if (wrong)
        return Response.json(
          { code: 'VALIDATION_FAILED', message: '', data: { fields: [wrong] } },
          { status: 422 },
        );
      thread = { ...thread, isKnown: true };
    }
    return Response.json(thread);
  });
});
afterEach(() => vi.unstubAllGlobals());

const hello = (origin: string, options = { theme: 'dark', language: 'en', colour: 'teal', about: '' }) =>
  fireEvent(
    window,
    new MessageEvent('message', { source: window, origin, data: { propguard: 'hello', options } }),
  );

const open = async () => {
  render(<WidgetFrame widgetKey="wgt_1" />);
  await screen.findByText(words.greeting);
  // The frame listens a moment after it is drawn.
  await waitFor(() => {
    hello(HOST);
    expect(document.documentElement.dataset.theme).toBe('dark');
  });
  return userEvent.setup();
};

it('begins a visit with the first words, never with a cookie', async () => {
  const user = await open();
  expect(asked.map(({ path }) => path)).toEqual(['/api/widgets/wgt_1']);
  await user.type(screen.getByRole('textbox', { name: words.ask }), 'Is it sold?{enter}');
  await waitFor(() => expect(sentTo('/api/widget-visit/messages')).toHaveLength(1));
  expect(sentTo('/api/widgets/wgt_1/visits')[0]?.body).toEqual({ host: HOST, language: 'en' });
  expect(asked.every(({ credentials }) => credentials === 'omit')).toBe(true);
  expect(await screen.findByText('Is it sold?')).toBeTruthy();
});

it('listens to no page that is not on the list', async () => {
  render(<WidgetFrame widgetKey="wgt_1" />);
  await screen.findByText(words.greeting);
  hello('https://elsewhere.example');
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: words.ask }), 'Hello{enter}');
  expect(document.documentElement.dataset.theme).not.toBe('dark');
  expect(sentTo('/api/widgets/wgt_1/visits')).toEqual([]);
});

it('keeps what is written without a connection, and sends it when somebody tries again', async () => {
  const user = await open();
  isCut = true;
  await user.type(screen.getByRole('textbox', { name: words.ask }), 'Are you there?{enter}');
  expect(await screen.findByText(words.noConnection)).toBeTruthy();
  expect(localStorage.getItem('propguard-unsent:wgt_1')).toContain('Are you there?');
  isCut = false;
  await user.click(screen.getByRole('button', { name: words.tryNow }));
  await waitFor(() => expect(thread.messages).toHaveLength(1));
  await waitFor(() => expect(localStorage.getItem('propguard-unsent:wgt_1')).toBeNull());
});

it('asks for a person, and says who is there', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: words.talkToPerson }));
  expect(await screen.findByText(words.waiting)).toBeTruthy();
});

it('takes contact details, and says at which field something is wrong', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: words.reachMe }));
  await user.click(screen.getByRole('button', { name: words.leave }));
  expect((await screen.findByRole('alert')).textContent).toBe(words.leaveHint);
  await user.type(screen.getByRole('textbox', { name: words.email }), 'georgia@harbour.localhost');
  await user.click(screen.getByRole('button', { name: words.leave }));
  expect(await screen.findByText(words.left)).toBeTruthy();
  expect(screen.queryByRole('button', { name: words.reachMe })).toBeNull();
});

it('says when nobody is there, with the workspace’s own note', async () => {
  widget = { ...WIDGET, opensAt: '2026-11-16T22:30:00Z', offlineNote: 'Nadia calls first thing.' };
  await open();
  expect(await screen.findByText('Nadia calls first thing.')).toBeTruthy();
  expect(screen.getByText(/^Nobody until/)).toBeTruthy();
});

it('speaks the visitor’s language, from right to left where it is written so', async () => {
  render(<WidgetFrame widgetKey="wgt_1" />);
  await screen.findByText(words.greeting);
  await waitFor(() => {
    hello(HOST, { theme: 'light', language: 'ar', colour: 'teal', about: '' });
    expect(screen.getByText(WIDGET_WORDS.ar.greeting)).toBeTruthy();
  });
  expect(document.documentElement.dir).toBe('rtl');
});

it('is made small and large again, and closed: the page around it is told', async () => {
  const user = await open();
  const told = vi.spyOn(window, 'postMessage');
  onTestFinished(() => told.mockRestore());
  await user.click(screen.getByRole('button', { name: words.minimise }));
  expect(screen.queryByRole('textbox', { name: words.ask })).toBeNull();
  await user.click(screen.getByRole('button', { name: words.open }));
  await user.click(screen.getByRole('button', { name: words.close }));
  await user.type(screen.getByRole('textbox', { name: words.ask }), '{Escape}');
  expect(told.mock.calls).toEqual([
    [{ propguard: 'size', small: true }, HOST],
    [{ propguard: 'size', small: false }, HOST],
    [{ propguard: 'close' }, HOST],
    [{ propguard: 'close' }, HOST],
  ]);
});

it('writes by the button, and by what the assistant offers', async () => {
  const offer = {
    id: 'm1',
    author: 'assistant' as const,
    name: null,
    text: 'What would you like?',
    cards: [],
    choices: ['Book a viewing'],
    file: null,
    at: '2026-11-16T01:00:00Z',
  };
  thread = { ...EMPTY, messages: [offer] };
  localStorage.setItem('propguard-pass:wgt_1', 'a-pass');
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Book a viewing' }));
  const saidTo = () =>
    sentTo('/api/widget-visit/messages').map(({ body }) => (body as { text: string }).text);
  await waitFor(() => expect(saidTo()).toEqual(['Book a viewing']));
  await user.type(screen.getByRole('textbox', { name: words.ask }), 'Today');
  await user.click(screen.getByRole('button', { name: words.send }));
  await waitFor(() => expect(saidTo()).toEqual(['Book a viewing', 'Today']));
});

it('sends a file, and says when one is too large', async () => {
  const user = await open();
  const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  const opened = vi.spyOn(input, 'click');
  await user.click(screen.getByRole('button', { name: words.attach }));
  expect(opened).toHaveBeenCalledOnce();
  const large = new File(['x'], 'large.pdf', { type: 'application/pdf' });
  Object.defineProperty(large, 'size', { value: WIDGET_FILE_MAX_BYTES + 1 });
  await user.upload(input, large);
  await screen.findByText(words.tooLarge);
  const plan = new File(['plan'], 'plan.pdf', { type: 'application/pdf' });
  await user.upload(input, plan);
  await waitFor(() =>
    expect(asked.find(({ path }) => path.endsWith('/plan.pdf'))?.path).toMatch(
      /^\/api\/widget-visit\/files\//,
    ),
  );
});

it('leaves contact details for later', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: words.reachMe }));
  await user.click(screen.getByRole('button', { name: words.leaveLater }));
  expect(screen.queryByRole('form', { name: words.leaveTitle })).toBeNull();
  screen.getByRole('button', { name: words.reachMe });
});

it('asks how the help was and whether they would tell a friend, once it is closed', async () => {
  thread = {
    ...EMPTY,
    state: 'resolved',
    surveys: [
      { kind: 'csat', score: null },
      { kind: 'nps', score: null },
    ],
  };
  localStorage.setItem('propguard-pass:wgt_1', 'a-pass');
  const user = await open();
  const survey = WIDGET_SURVEY_WORDS.en;
  await screen.findByText(survey.questions.csat.ask);
  await user.click(screen.getByRole('button', { name: '5 of 5' }));
  await screen.findByText(survey.questions.nps.ask);
  await user.click(screen.getByRole('button', { name: '0 of 10' }));
  expect(await screen.findByText(survey.thanks)).toBeTruthy();
  expect(sentTo('/api/widget-visit/surveys').map(({ body }) => body)).toEqual([
    { kind: 'csat', score: 5 },
    { kind: 'nps', score: 0 },
  ]);
});

it('saves the file that a member sent, beside their words; says when it is gone', async () => {
  const saved = watchSavedFiles();
  const file = { name: 'plan.pdf', mediaType: 'application/pdf', sizeBytes: 8 };
  const said = { id: 'm1', cards: [], choices: [], at: '2026-11-16T01:00:00Z', file };
  thread = {
    ...EMPTY,
    state: 'person',
    member: 'Nadia',
    messages: [
      { ...said, author: 'member', name: 'Nadia', text: 'Here is the plan' },
      {
        ...said,
        id: 'm2',
        author: 'contact',
        name: null,
        text: 'crack.jpg',
        file: { ...file, name: 'crack.jpg' },
      },
    ],
  };
  localStorage.setItem('propguard-pass:wgt_1', 'a-pass');
  const user = await open();
  await screen.findByText('Here is the plan');
  expect(screen.getAllByText('crack.jpg')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: `${words.download}: plan.pdf` }));
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['plan.pdf']));
  expect(sentTo('/api/widget-visit/messages/m1/file')).toHaveLength(1);
  isGone = true;
  await user.click(screen.getByRole('button', { name: `${words.download}: crack.jpg` }));
  expect(await screen.findByText(words.fileGone)).toBeTruthy();
  expect(saved).toHaveLength(1);
});

const answered = (change: object = {}): WidgetThread => ({
  ...EMPTY,
  messages: [
    {
      id: 'm1',
      author: 'assistant',
      name: null,
      text: 'Two homes fit:',
      cards: [],
      choices: [],
      file: null,
      at: '2026-11-16T01:00:00Z',
      ...change,
    },
  ],
});
const WISHES = {
  place: 'Teneriffe QLD 4005',
  propertyType: 'house',
  minPriceAud: null,
  maxPriceAud: 1_300_000,
  minBedrooms: 3,
  maxBedrooms: null,
  minBathrooms: null,
  timeline: null,
};

it('shows what it knows of the visitor, who corrects it in words of their own', async () => {
  localStorage.setItem('propguard-pass:wgt_1', 'a-pass');
  thread = { ...answered(), wishes: WISHES };
  const user = await open();
  expect(await screen.findByText('3 bed, Teneriffe, to $1.3M')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: words.correct }));
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: words.ask });
  expect(field.value).toBe('I’m looking for 3 bed, Teneriffe QLD 4005, to $1,300,000');
  expect(document.activeElement).toBe(field);
});

it('shows homes as cards with their pictures, and a page only where everybody may open it', async () => {
  localStorage.setItem('propguard-pass:wgt_1', 'a-pass');
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:drawn');
  const given = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.stubGlobal('IntersectionObserver', undefined);
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const home = {
    title: '6 Ada Street, Teneriffe QLD 4005',
    text: '$1.31M, 3 bed',
    url: `${HOST}/property/1`,
  };
  const cards = [
    {
      homes: [
        { ...home, picture: 'p1' },
        { title: '14/8 Vernon Tce, Teneriffe', text: '$1.08M', url: null, picture: null },
      ],
      facts: [],
      link: { label: 'See them all', url: `${HOST}/search` },
    },
  ];
  thread = answered({ cards });
  await open();
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: /6 Ada Street/ });
  expect(link.href).toBe(home.url);
  const picture = await screen.findByRole<HTMLImageElement>('img', { name: words.pictureOf(home.title) });
  expect(link.contains(picture)).toBe(true);
  expect(picture.getAttribute('src')).toBe('blob:drawn');
  expect(sentTo('/api/widget-visit/pictures/p1')).toHaveLength(1);
  expect(screen.queryByRole('link', { name: /Vernon/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'See them all' })).toBeTruthy();
  // What cannot be drawn leaves a house in its place.
  fireEvent.error(picture);
  expect(screen.queryByRole('img')).toBeNull();
  expect(link.querySelector('svg')).toBeTruthy();
  cleanup();
  expect(given).toHaveBeenCalledWith('blob:drawn');
});

it('asks for a picture only once it is near what is seen', async () => {
  localStorage.setItem('propguard-pass:wgt_1', 'a-pass');
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:drawn');
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  let seen: ((entries: { isIntersecting: boolean }[]) => void) | undefined;
  const disconnect = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof seen) {
        seen = callback;
      }
      observe = () => undefined;
      disconnect = disconnect;
    },
  );
  const homes = [{ title: '6 Ada Street, Teneriffe', text: '$1.31M', url: null, picture: 'p1' }];
  thread = answered({ cards: [{ homes, facts: [], link: null }] });
  await open();
  await screen.findByText('6 Ada Street');
  seen?.([{ isIntersecting: false }]);
  expect(sentTo('/api/widget-visit/pictures/p1')).toEqual([]);
  seen?.([{ isIntersecting: true }]);
  await screen.findByRole('img', { name: words.pictureOf('6 Ada Street, Teneriffe') });
  expect(disconnect).toHaveBeenCalled();
});

it('asks before it keeps anything of somebody, once', async () => {
  localStorage.setItem('propguard-pass:wgt_1', 'a-pass');
  thread = answered();
  const user = await open();
  await screen.findByText(words.leaveTitle);
  await user.click(screen.getByRole('button', { name: words.leaveLater }));
  expect(screen.queryByText(words.leaveTitle)).toBeNull();
  expect(localStorage.getItem('propguard-later:wgt_1')).toBe('yes');
  // Whoever thinks better of it finds it among the rest.
  await user.click(screen.getByRole('button', { name: words.reachMe }));
  expect(screen.getByRole('form', { name: words.leaveTitle })).toBeTruthy();
});

it('leads from the bar to the form', async () => {
  localStorage.setItem('propguard-pass:wgt_1', 'a-pass');
  thread = answered();
  const user = await open();
  await user.click(await screen.findByRole('button', { name: words.yes }));
  expect(screen.getByRole('form', { name: words.leaveTitle })).toBeTruthy();
});

it('sends the home of the page with what is written on it', async () => {
  const user = await open();
  hello(HOST, { theme: 'dark', language: 'en', colour: 'teal', about: '5 Poinciana Lane' });
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: words.ask });
  await waitFor(() => expect(field.placeholder).toBe(words.askHome));
  await user.type(field, 'Is it dry?{enter}');
  await waitFor(() => expect(sentTo('/api/widget-visit/messages')).toHaveLength(1));
  expect(sentTo('/api/widget-visit/messages')[0]?.body).toMatchObject({ about: '5 Poinciana Lane' });
  const page = { propguard: 'about', home: '' };
  fireEvent(window, new MessageEvent('message', { source: window, origin: HOST, data: page }));
  await waitFor(() => expect(field.placeholder).toBe(words.ask));
});

it('says that a test of the member who sets it up came in, until the next words', async () => {
  await open();
  const user = userEvent.setup();
  const field = screen.getByRole('textbox', { name: words.ask });
  testAnswer = 'The channel works both ways.';
  await user.type(field, 'test 482113{Enter}');
  await screen.findByText(testAnswer);
  const said = testAnswer;
  testAnswer = undefined;
  await user.type(field, 'hello{Enter}');
  await waitFor(() => expect(screen.queryByText(said)).toBeNull());
});

it('keeps words that are too many in the field, and says how many it takes', async () => {
  await open();
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: words.ask });
  const pasted = 'a'.repeat(100_000);
  fireEvent.change(field, { target: { value: pasted } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await screen.findByText(words.tooLong(4000));
  expect(field.value).toBe(pasted);
  expect(sentTo('/api/widget-visit/messages')).toEqual([]);
});

const inArabic = async () => {
  render(<WidgetFrame widgetKey="wgt_1" />);
  await screen.findByText(words.greeting);
  await waitFor(() => {
    hello(HOST, { theme: 'light', language: 'ar', colour: 'teal', about: '' });
    expect(screen.getByText(arabic.greeting)).toBeTruthy();
  });
  return userEvent.setup();
};

const ENGLISH = 'eicar.com is named like a virus test file, so we don’t accept it.';

it.each([
  ...FILE_REFUSALS.map(
    (reason) => ['VALIDATION_FAILED', reason, (said: WidgetWords) => said.fileRefused[reason]] as const,
  ),
  ['PAYLOAD_TOO_LARGE', undefined, (said: WidgetWords) => said.tooLarge] as const,
  ['RATE_LIMITED', undefined, (said: WidgetWords) => said.tooFast] as const,
  ['STORAGE_FULL', undefined, (said: WidgetWords) => said.tooMuch] as const,
  ['FORBIDDEN', undefined, (said: WidgetWords) => said.noFiles] as const,
  ['CONFLICT', undefined, (said: WidgetWords) => said.answering] as const,
  ['INTERNAL', undefined, (said: WidgetWords) => said.failed] as const,
])('says why a file was not taken in the visitor’s language: %s %s', async (code, reason, said) => {
  await inArabic();
  refusal = { code, message: ENGLISH, data: { fields: [{ field: 'name', message: ENGLISH, reason }] } };
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  await userEvent.upload(input, new File(['X5O!'], 'eicar.com', { type: 'application/pdf' }), {
    applyAccept: false,
  });
  expect((await screen.findByRole('alert')).textContent).toBe(said(arabic));
});

it('says in the visitor’s language what is wrong with their contact details', async () => {
  const user = await inArabic();
  await user.click(screen.getByRole('button', { name: arabic.reachMe }));
  const phone = screen.getByRole('textbox', { name: arabic.phone });
  await user.type(phone, '12');
  leadRefusal = { field: 'phone', message: 'Enter a phone number such as 0412 345 678.' };
  await user.click(screen.getByRole('button', { name: arabic.leave }));
  expect((await screen.findByRole('alert')).textContent).toBe(arabic.wrongPhone);
  expect(phone.getAttribute('aria-invalid')).toBe('true');
  leadRefusal = { field: 'email', message: 'Enter an email address such as name@example.com.' };
  await user.click(screen.getByRole('button', { name: arabic.leave }));
  expect(await screen.findByText(arabic.wrongEmail)).toBeTruthy();
});

it('loses nothing of what is written while the words before are still on their way', async () => {
  const user = await open();
  const field = screen.getByRole('textbox', { name: words.ask });
  const arriving = Promise.withResolvers<void>();
  onTheWay = arriving.promise;
  await user.type(field, 'One{enter}');
  await waitFor(() => expect(sentTo('/api/widget-visit/messages')).toHaveLength(1));
  await user.type(field, 'Two{enter}');
  arriving.resolve();
  await waitFor(() => expect(thread.messages.map(({ text }) => text)).toEqual(['One', 'Two']));
});

it('keeps what is said too fast, and sends it once more is taken', async () => {
  const user = await inArabic();
  messageRefusal = { code: 'RATE_LIMITED', message: 'Wait a moment.', data: { retryAfterSeconds: 0.05 } };
  await user.type(screen.getByRole('textbox', { name: arabic.ask }), 'Is it sold?{enter}');
  expect(await screen.findByText(arabic.tooFast)).toBeTruthy();
  messageRefusal = undefined;
  await waitFor(() => expect(thread.messages.map(({ text }) => text)).toEqual(['Is it sold?']));
  await waitFor(() => expect(screen.queryByText(arabic.tooFast)).toBeNull());
});

it('says nothing to the visitor of a signature that their site got wrong', async () => {
  await inArabic();
  isForged = true;
  fireEvent(
    window,
    new MessageEvent('message', {
      source: window,
      origin: HOST,
      data: { propguard: 'identify', visitor: { id: 'customer-204', hash: 'forged' } },
    }),
  );
  await waitFor(() => expect(sentTo('/api/widget-visit/identify')).toHaveLength(1));
  await waitFor(() => expect(sentTo('/api/widget-visit').length).toBeGreaterThan(0));
  expect(screen.queryByRole('alert')).toBeNull();
});
