import { LEARNT_TOOLS, MEMBER_TOOLS, RECORD_TOOLS, WORKED_TOOLS } from '@propguard/rules/assistant/tools';
import { asksFirst } from '@propguard/talk/tools/definitions';
import { describe, expect, it } from 'vitest';
import { OPENAI_TOOLS, readCall } from './openai-tools.ts';

const schemaOf = (name: string) => {
  const tool = OPENAI_TOOLS.find((one) => one.type === 'function' && one.function.name === name);
  return tool?.type === 'function' ? tool.function.parameters : undefined;
};

describe('what a model is told of our tools', () => {
  it('are all that read, each with the schema of an object that takes nothing else', () => {
    const reading = [...LEARNT_TOOLS, ...WORKED_TOOLS, ...RECORD_TOOLS].filter((tool) => !asksFirst(tool));
    expect(OPENAI_TOOLS).toHaveLength(reading.length);
    for (const name of reading)
      expect(schemaOf(name)).toMatchObject({ type: 'object', additionalProperties: false });
    for (const name of MEMBER_TOOLS) expect(schemaOf(name)).toBeUndefined();
  });

  it('is the schema that its arguments are held to', () => {
    expect(schemaOf('compare')).toEqual({
      type: 'object',
      properties: {
        subjects: {
          type: 'array',
          minItems: 2,
          maxItems: 4,
          items: { type: 'string', minLength: 1, description: expect.stringContaining('12 Smith Street') },
        },
        propertyType: { type: 'string', enum: ['house', 'unit', 'townhouse', 'villa', 'land'] },
        bedrooms: expect.objectContaining({ minimum: 0 }),
        bathrooms: expect.objectContaining({ minimum: 0 }),
        carSpaces: expect.objectContaining({ minimum: 0 }),
        landSqm: expect.objectContaining({ minimum: 0 }),
        yearBuilt: expect.objectContaining({ minimum: 0 }),
      },
      required: ['subjects'],
      additionalProperties: false,
    });
    expect(schemaOf('rules')).toMatchObject({
      properties: { topic: { enum: expect.arrayContaining(['LVR', 'NCCP']) } },
      required: ['topic'],
    });
  });
});

const reasonFor = (name: string, args: unknown): string | null => {
  const read = readCall(name, typeof args === 'string' ? args : JSON.stringify(args));
  return read.kind === 'refused' ? read.reason : null;
};

describe('a call that a model made', () => {
  it.each([
    ['assess', {}, 'address'],
    ['assess', { address: 'Lismore', bedrooms: 'three' }, 'bedrooms'],
    ['explain_value', { address: 12 }, 'address'],
    ['comparables', { address: '' }, 'address'],
    ['compare', { subjects: ['Manly'] }, 'subjects'],
    ['compare', { subjects: 'Manly and Cronulla' }, 'subjects'],
    ['market', { location: 'Lismore', propertyType: 'castle' }, 'propertyType'],
    ['hazard', { address: 'Lismore', kinds: ['dragons'] }, 'kinds'],
    ['lvr', { loanAud: '640k', valueAud: 800_000 }, 'loanAud'],
    ['lvr', { loanAud: 640_000 }, 'valueAud'],
    ['lvr', { loanAud: 640_000, valueAud: 0 }, 'valueAud'],
    ['borrowing_power', { incomeAud: -1 }, 'incomeAud'],
    ['rules', { topic: 'gravity' }, 'topic'],
    ['compliance', { loanAud: 500_000 }, 'address'],
    ['search_listings', { state: 'Texas' }, 'state'],
    ['search_listings', { maxRisk: { kind: 'flood', level: 'none' } }, 'level'],
    ['search_listings', {}, 'locality'],
    ['home_facts', { address: 'Lismore', records: ['owner'] }, 'records'],
    ['rank_suburbs', { by: 'fame', order: 'high' }, 'by'],
    ['rank_suburbs', { location: 'Perth', by: 'price' }, 'order'],
    ['check_certificate', { reference: null }, 'reference'],
    ['plan_usage', { workspaceId: 'another' }, 'workspaceId'],
    ['help', {}, 'topic'],
    ['help', 'no JSON', 'object'],
    ['help', '[]', 'object'],
  ])('%s %j is refused, and told what is wrong', (name, args, told) => {
    expect(reasonFor(name, args)).toContain(told);
  });

  it.each(['report', 'hand_over', 'delete_everything', '__proto__'])('%s is no tool of its', (name) => {
    expect(reasonFor(name, { address: 'Lismore' })).toBe('There is no such tool.');
  });

  it('that is right is made with its own arguments', () => {
    const args = { loanAud: 640_000, valueAud: 800_000 };
    expect(readCall('lvr', JSON.stringify(args))).toEqual({ kind: 'call', tool: 'lvr', arguments: args });
    expect(readCall('plan_usage', '')).toEqual({ kind: 'call', tool: 'plan_usage', arguments: {} });
  });
});
