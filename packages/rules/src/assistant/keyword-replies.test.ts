import { describe, expect, it } from 'vitest';
import { keywordReply } from './keyword-replies.ts';

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

  it('CORE-CLAIM-12: the claims stand in the replies', () => {
    expect(keywordReply('find').reply).toContain('50+ global property markets');
    expect(keywordReply('risk').reply).toContain('100 environmental data points');
  });
});
