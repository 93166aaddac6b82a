import type { Installation } from '@propguard/protocol/installation';
import { describe, expect, it } from 'vitest';
import { privacySections } from './privacy-sections.ts';
import type { LegalSection } from './section.ts';
import { termsSections } from './terms-sections.ts';

const bare: Installation = {
  version: '0.1.0',
  operatorContact: null,
  mailDelivery: 'outbox',
  mapTileUrl: null,
  visitorIdleDays: 30,
  logRetention: 'Logs are kept by the operator.',
  outsideServices: [{ name: 'HeyGen', purpose: 'Video answers', configured: false }],
  sources: [],
};

const wordsOf = (sections: LegalSection[], id: string) => {
  const section = sections.find((candidate) => candidate.id === id);
  return [...(section?.paragraphs ?? []), ...(section?.points ?? [])].join(' ');
};

describe('the privacy page', () => {
  it('says that nothing goes out where no outside service is configured', () => {
    const outside = wordsOf(privacySections(bare), 'outside-services');
    expect(outside).toContain('None is configured');
    expect(outside).toContain('never contacted: HeyGen');
  });

  it('names a configured service and its purpose', () => {
    const outsideServices = [{ name: 'HeyGen', purpose: 'Video answers', configured: true }];
    const outside = wordsOf(privacySections({ ...bare, outsideServices }), 'outside-services');
    expect(outside).toContain('HeyGen: Video answers');
    expect(outside).not.toContain('None is configured');
  });

  it('names the host of map tiles, the one thing a browser may load from elsewhere', () => {
    const mapTileUrl = 'https://tiles.example.com/{z}/{x}/{y}.png';
    expect(wordsOf(privacySections({ ...bare, mapTileUrl }), 'outside-services')).toContain(
      'from tiles.example.com',
    );
    expect(wordsOf(privacySections(bare), 'outside-services')).toContain(
      'loads everything from this installation',
    );
  });

  it('says where mail goes', () => {
    expect(wordsOf(privacySections(bare), 'mail')).toContain('No mail server is configured');
    expect(wordsOf(privacySections({ ...bare, mailDelivery: 'smtp' }), 'mail')).toContain(
      'through the operator’s mail server',
    );
  });

  it('takes the idle days and the contact from the installation', () => {
    const sections = privacySections({ ...bare, visitorIdleDays: 12, operatorContact: 'ops@example.com' });
    expect(wordsOf(sections, 'visitors')).toContain('after 12 days');
    expect(wordsOf(sections, 'who')).toContain('ops@example.com');
    expect(wordsOf(privacySections(bare), 'who')).toContain(
      'in the care of the operator of this installation, so',
    );
  });
});

describe('the terms', () => {
  it('warn of sample data only where there are any', () => {
    const sample = {
      key: 'sales',
      name: 'Sales',
      what: 'Sales',
      licence: '–',
      attribution: '–',
      url: null,
      rows: 3,
      sample: true,
    };
    expect(wordsOf(termsSections({ ...bare, sources: [sample] }), 'sample-data')).toContain('made up');
    expect(wordsOf(termsSections(bare), 'sample-data')).toBe('This installation holds no sample data.');
  });
});
