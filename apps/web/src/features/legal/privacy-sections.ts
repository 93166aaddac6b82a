import type { Installation } from '@propguard/protocol/installation';
import { screenAt } from '../../routes/route-table.ts';
import type { LegalSection } from './section.ts';
import { text } from './text.ts';

const words = new Intl.ListFormat('en-AU', { type: 'conjunction' });

const MAIL = {
  smtp: 'Messages such as invitations and password links go out through the operator’s mail server. A copy is kept so the operator can see whether they went out.',
  outbox:
    'No mail server is configured here. Messages such as invitations and password links are not sent: they stay in an outbox that the operator can read and pass on.',
};

function whatTheBrowserLoads(mapTileUrl: string | null): string {
  const host = mapTileUrl === null ? null : URL.parse(mapTileUrl.replaceAll(/\{[^}]*\}/g, '0'))?.host;
  return host
    ? `Your browser loads map tiles from ${host}, so that host sees your address and the part of the map you look at. Everything else comes from this installation: no fonts, scripts or counters from other hosts.`
    : 'Your browser loads everything from this installation: no fonts, maps, scripts or counters from other hosts.';
}

function outsideServices({ outsideServices, mapTileUrl }: Installation): LegalSection {
  const configured = outsideServices.filter((service) => service.configured);
  const others = outsideServices.filter((service) => !service.configured).map(({ name }) => name);
  const unused = others.length > 0 ? [`Not configured, and never contacted: ${words.format(others)}.`] : [];
  return {
    id: 'outside-services',
    title: 'Outside services',
    paragraphs: [
      configured.length > 0
        ? 'The operator has configured these services. What they need for their purpose is sent to them, and nothing else.'
        : 'None is configured. This installation sends nothing about you to anyone.',
      ...unused,
      whatTheBrowserLoads(mapTileUrl),
    ],
    points: configured.map(({ name, purpose }) => `${name}: ${purpose}`),
  };
}

function yourChoices(): LegalSection {
  const links = [
    { label: 'Export or delete the workspace', to: '/workspace/settings' },
    { label: 'Your account and its sessions', to: '/account' },
  ];
  return {
    id: 'your-choices',
    title: 'Your choices',
    paragraphs: [
      'An owner or admin can export all of a workspace’s data as a file. An owner can delete the workspace. Its data is then gone from the database straight away, and from backups as they expire.',
      'You can correct your name, end any of your sessions, and delete your account together with the workspaces that only you own.',
    ],
    links: links.filter(({ to }) => screenAt(to) !== undefined),
  };
}

/** Written from the settings of the installation, so that it stays true of it. */
export function privacySections(installation: Installation): LegalSection[] {
  const operator = installation.operatorContact ?? text.operator;
  return [
    {
      id: 'who',
      title: 'Who is responsible',
      paragraphs: [
        `PropGuard AI runs on its operator’s own machines. Your data is in the care of ${operator}, so that’s who to ask about it.`,
      ],
    },
    {
      id: 'what-is-kept',
      title: 'What is kept',
      paragraphs: ['Only what the product needs to do what you ask of it:'],
      points: [
        'Your account: name, email address, and a one-way hash of the password.',
        'Your sessions: when and from which address and kind of browser you signed in, so you can recognise and end them.',
        'Your workspace: what you and its members put into it. Every read and write is confined to the workspace by the database itself.',
        'Invitations you send: the address invited, until it is accepted, withdrawn or expired.',
        'Enquiries you make on the landing page: your name, email address, phone number and message, until the operator removes them. A confirmation goes to the address you gave.',
      ],
    },
    {
      id: 'visitors',
      title: 'Without an account',
      paragraphs: [
        `You can use the product without signing up. A visitor’s workspace is created when there’s something to keep, and deleted after ${installation.visitorIdleDays} days without use. Signing up keeps it.`,
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and storage in your browser',
      paragraphs: [
        'One cookie, which holds your session. Scripts can’t read it, and it’s sent only to this installation.',
        'Your choice of a light or dark theme, a note that this browser has had a session, and where you left the guided tour are kept in the browser’s local storage, and the places you had scrolled to in its session storage, until the tab is closed. None of it is sent anywhere. There is no tracking and no advertising.',
      ],
    },
    { id: 'mail', title: 'Email', paragraphs: [MAIL[installation.mailDelivery]] },
    outsideServices(installation),
    {
      id: 'logs',
      title: 'Logs',
      paragraphs: [
        'The server logs which routes were called, how long they took and whether they failed. Names, addresses, passwords, keys and what you typed are not logged.',
        installation.logRetention,
      ],
    },
    {
      id: 'automated-decisions',
      title: 'Automated decisions',
      paragraphs: [
        'Values, risks and lending checks are computed by models and rules. Every assessment says so, and names the model or rule, its version, the data used and the reasons. The product doesn’t decide about a loan: it informs the person who does.',
        'What a workspace uploads isn’t used to train the models others share.',
      ],
    },
    yourChoices(),
  ];
}
