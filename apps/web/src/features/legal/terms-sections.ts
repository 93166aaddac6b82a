import type { Installation } from '@propguard/protocol/installation';
import { SCREENS } from '../../routes/route-table.ts';
import type { LegalSection } from './section.ts';
import { text } from './text.ts';

export function termsSections(installation: Installation): LegalSection[] {
  const operator = installation.operatorContact ?? text.operator;
  const hasSamples = installation.sources.some((source) => source.sample);
  return [
    {
      id: 'between-whom',
      title: 'Who these terms are between',
      paragraphs: [
        `You use this installation by arrangement with ${operator}. These terms come with the software. If you’ve agreed something else with the operator, that applies.`,
      ],
    },
    {
      id: 'what-it-is',
      title: 'What it is, and what it is not',
      paragraphs: [
        'PropGuard AI estimates what property is worth and its risks, and checks the facts of a loan against published rules. Each figure comes with its range, its source and its date.',
        'An estimate is not a valuation by a licensed valuer, and a check is not legal, financial or credit advice. Before you rely on a figure, look at its range and where it comes from, and ask a qualified person if the decision calls for one.',
      ],
    },
    {
      id: 'sample-data',
      title: 'Sample data',
      paragraphs: [
        hasSamples
          ? 'This installation holds sample data. It’s made up, it’s marked wherever it could be mistaken for real, and it must not be used for any decision about a real property or person.'
          : 'This installation holds no sample data.',
      ],
      links: [{ label: SCREENS.dataSources.title, to: SCREENS.dataSources.path }],
    },
    {
      id: 'your-account',
      title: 'Your account and keys',
      paragraphs: [
        'Keep your password and API keys to yourself: what is done with them counts as done by you. If one is lost, end its sessions or revoke it; both take effect straight away.',
      ],
    },
    {
      id: 'fair-use',
      title: 'Fair use',
      paragraphs: [
        'Calls are limited for each workspace and address, so that nobody is crowded out. Don’t try to get around these limits, reach the data of other workspaces, or put in data you have no right to.',
      ],
    },
    {
      id: 'your-data',
      title: 'What you put in',
      paragraphs: ['It stays yours. You can take it out again or have it deleted at any time.'],
      links: [{ label: SCREENS.privacy.title, to: SCREENS.privacy.path }],
    },
    {
      id: 'licences',
      title: 'Licences and liability',
      paragraphs: [
        'The software is licensed under the Apache License 2.0 and comes as it is, without warranty. The data has its own licences, which also bind anyone who passes on figures made from it.',
        'Nothing here limits rights that the law, such as the Australian Consumer Law, gives you and that cannot be limited.',
      ],
    },
  ];
}
