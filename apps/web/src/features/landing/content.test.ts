import { LANGUAGES } from '@propguard/rules/languages/languages';
import { describe, expect, it } from 'vitest';
import { claims, features, ILLUSTRATIVE_LINE, partners, sampleAnalysis, tiers } from './content.ts';
import { DEFAULT_DEMO_TAB, demoTabs, exchanges, LANGUAGE_CARDS } from './demo/content.ts';
import { existing, footerColumns, leadsSomewhere, productLinks, SIGN_IN_PATH } from './links.ts';
import { text } from './text.ts';

const featureTexts = features.map(({ claim }) => claim).join('\n');

describe('the claims', () => {
  it.each([
    ['CORE-CLAIM-01', 'Real-time climate risk analysis'],
    ['CORE-CLAIM-02', 'Blockchain-verified valuations and NFT certificates'],
    ['CORE-CLAIM-03', 'Regulatory compliance reporting'],
  ])('%s: %s', (_id, words) => {
    expect(featureTexts).toContain(words);
  });

  it.each([
    ['CORE-CLAIM-04', '30%', 'fewer loan defaults'],
    ['CORE-CLAIM-05', '98%', 'compliance score'],
    ['CORE-CLAIM-06', '150+', 'banking partners'],
    ['CORE-CLAIM-07', '12+', 'languages'],
    ['CORE-CLAIM-08', '500+', 'virtual tours'],
    ['CORE-CLAIM-09', '94%', 'AI accuracy'],
    ['CORE-CLAIM-10', '24/7', 'support'],
    ['CORE-CLAIM-11', '$2.3T', 'market'],
  ])('%s: %s %s', (_id, figure, of) => {
    expect(claims).toContainEqual({ figure, of });
  });

  it('CORE-CLAIM-13: a visible line says that they are illustrative', () => {
    expect(ILLUSTRATIVE_LINE).toMatch(/illustrative/);
    expect(partners.label).toMatch(/Illustrative/);
  });
});

describe('the page', () => {
  it('CORE-LAND-19: three features', () => {
    expect(features.map(({ title }) => title)).toEqual([
      'AI Risk Assessment',
      'APRA Compliance',
      'Blockchain Verification',
    ]);
  });

  it.each([
    ['CORE-LAND-28', sampleAnalysis.value, '$8.5M'],
    ['CORE-LAND-29', sampleAnalysis.confidence, '92%'],
    ['CORE-LAND-30', `${sampleAnalysis.riskScore}${text.card.outOf}`, '66/100'],
    ['CORE-LAND-31, flood', sampleAnalysis.flood, 72],
    ['CORE-LAND-31, fire', sampleAnalysis.fire, 45],
  ])('%s: %s', (_id, shown, specified) => {
    expect(shown).toBe(specified);
  });

  it.each([
    [
      'CORE-LAND-32',
      'Starter',
      'Free',
      ['5 valuations a month', 'Basic risk assessment', 'Email support'],
      'Get Started Free',
    ],
    [
      'CORE-LAND-33 and 34',
      'Professional',
      '$299',
      ['100 valuations a month', 'Advanced risk analysis', 'Compliance reporting', 'API access'],
      'Start Free Trial',
    ],
    [
      'CORE-LAND-35',
      'Enterprise',
      'Custom',
      ['Unlimited valuations', 'NFT certificates', 'White-label', 'Dedicated support'],
      'Contact Sales',
    ],
  ])('%s: the tier %s', (_id, name, price, lists, action) => {
    expect(tiers.find((tier) => tier.name === name)).toMatchObject({ price, lists, action });
  });
});

describe('the links', () => {
  it('CORE-LAND-06, 11 and 12: the menu leads to the products that there are', () => {
    const paths = productLinks().map(({ to }) => to);
    expect(paths).toEqual(expect.arrayContaining(['/app', '/search', '/market-analysis']));
    expect(productLinks().find(({ to }) => to === '/app')?.label).toBe('Property Intelligence');
  });

  it('leaves out what has not been built', () => {
    const links = [
      { label: 'There', to: '/search?view=map#x' },
      { label: 'Not there', to: '/no-such-screen' },
    ];
    expect(existing(links)).toEqual([links[0]]);
  });

  it('CORE-LAND-27 in our reading: the footer leads only to real places', () => {
    const links = footerColumns().flatMap((column) => column.links);
    expect(links.map(({ to }) => to)).toEqual(
      expect.arrayContaining(['/privacy', '/terms', '/developers/api', '/system', '/?enquiry=sales']),
    );
    for (const { to } of links) expect(leadsSomewhere(to)).toBe(true);
  });

  it('CORE-CLAIM-02: a certificate is verified where certificates are verified', () => {
    const { link, paths } = features.find(({ id }) => id === 'blockchain') ?? {};
    expect(link).toBe('Verify a certificate');
    expect(paths?.find(leadsSomewhere)).toBe('/verify');
  });

  it('CORE-LAND-07: Sign In ends in /app', () => {
    expect(new URL(SIGN_IN_PATH, 'http://localhost').searchParams.get('next')).toBe('/app');
  });
});

describe('the demo', () => {
  it('CORE-DEMO-01, 02 and 07: four tabs with their demo addresses, the first by default', () => {
    expect(demoTabs.map(({ id, title, demoUrl }) => [id, title, demoUrl])).toEqual([
      ['multilingual', 'Multilingual AI Assistant', '/multilingual-chat'],
      ['virtual-tour', 'Virtual Tour Scheduling', '/virtual-tours'],
      ['ai-chat', 'Enhanced AI Conversations', '/ai-chat'],
      ['analytics', 'Advanced Analytics', '/analytics'],
    ]);
    expect(DEFAULT_DEMO_TAB).toBe('multilingual');
  });

  it('CORE-DEMO-03: each has its key benefits', () => {
    for (const { benefits } of demoTabs) expect(benefits.length).toBeGreaterThan(2);
  });

  it('CORE-DEMO-08 and 10: eight of twelve languages as cards, and replies in four', () => {
    expect([LANGUAGES.length, LANGUAGE_CARDS]).toEqual([12, 8]);
    expect(Object.keys(exchanges)).toEqual(['en', 'es', 'fr', 'de']);
  });

  it('tells the figures of the sample analysis in every language', () => {
    for (const { reply } of Object.values(exchanges))
      for (const figure of ['$8.5M', '92', '66/100', '72', '45']) expect(reply).toContain(figure);
  });
});
