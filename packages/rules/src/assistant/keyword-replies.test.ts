import { describe, expect, it } from 'vitest';
import { KEYWORD_REPLY_DELAY_MS, keywordReply } from './keyword-replies.ts';

describe('keyword replies', () => {
  it.each([
    ['CORE-CHAT-26', 'Can you find me something?', 'search'],
    ['CORE-CHAT-26', 'I am LOOKING FOR a home', 'search'],
    ['CORE-CHAT-26', 'property please', 'search'],
    ['CORE-CHAT-27', 'what is it worth', 'valuation'],
    ['CORE-CHAT-27', 'a valuation of mine', 'valuation'],
    ['CORE-CHAT-28', 'is there any danger of flooding', 'risk'],
    ['CORE-CHAT-28', 'safety of the street', 'risk'],
    ['CORE-CHAT-29', 'trends in Bondi', 'market'],
    ['CORE-CHAT-30', 'hello', 'help'],
  ])('%s: %s', (_id, message, name) => {
    expect(keywordReply(message).name).toBe(name);
  });

  it.each([
    ['OPS-WIDGET-11', 'looking for a unit', 'search'],
    ['OPS-WIDGET-12', 'what is mine worth', 'valuation'],
    ['OPS-WIDGET-13', 'book a tour', 'schedule'],
    ['OPS-WIDGET-14', 'how is the market', 'market'],
    ['OPS-WIDGET-15', 'hi', 'help'],
  ])('%s: %s', (_id, message, name) => {
    expect(keywordReply(message, 'operations').name).toBe(name);
  });

  it.each([
    ['OPS-SHOW-10', 'show me a property', 'property'],
    ['OPS-SHOW-10', 'A HOME for five', 'property'],
    ['OPS-SHOW-10', 'house with a garden', 'property'],
    ['OPS-SHOW-10', 'what would my house sell for on this market', 'property'],
    ['OPS-SHOW-11', 'how is the market', 'market'],
    ['OPS-SHOW-12', 'I want to sell', 'valuation'],
    ['OPS-SHOW-12', 'the vale of mine', 'valuation'],
    ['OPS-SHOW-12', 'its value', 'valuation'],
    ['OPS-SHOW-13', 'do you speak Spanish', 'spanish'],
    ['OPS-SHOW-13', 'hola', 'spanish'],
    ['OPS-SHOW-14', 'good morning', 'help'],
    ['OPS-SHOW-14', '', 'help'],
  ])('%s: %s', (_id, message, name) => {
    expect(keywordReply(message, 'demo').name).toBe(name);
  });

  it('OPS-SHOW-10, OPS-ENT-09: only a property is answered with its card', () => {
    expect(keywordReply('a home', 'demo').type).toBe('property_card');
    expect(keywordReply('market', 'demo').type).toBeUndefined();
  });

  it('OPS-SHOW-13: in Spanish', () => {
    expect(keywordReply('hola', 'demo').reply).toMatch(/^¡Hola!/);
  });

  it.each([
    ['CORE-CHAT-23', 'core', 1500],
    ['OPS-WIDGET-10', 'operations', 1500],
    ['OPS-SHOW-15', 'demo', 1200],
  ] as const)('%s: the reply of the %s chat comes after %i ms', (_id, variant, delayMs) => {
    expect(KEYWORD_REPLY_DELAY_MS[variant]).toBe(delayMs);
  });

  it('CORE-CLAIM-12: the claims stand in the replies', () => {
    expect(keywordReply('find').reply).toContain('50+ global property markets');
    expect(keywordReply('risk').reply).toContain('100 environmental data points');
    for (const variant of ['operations', 'demo'] as const)
      expect(keywordReply('find a property, its risk and its market', variant).reply).not.toMatch(/\d/);
  });
});
