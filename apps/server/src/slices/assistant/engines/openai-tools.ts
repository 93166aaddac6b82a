import { ASSISTANT_TOOLS, type AssistantTool, asksFirst } from '@propguard/rules/assistant/tools';
import type { ChatCompletionTool } from 'openai/resources/chat/completions';

const text = (description: string) => ({ type: 'string', description });
const number = (description: string) => ({ type: 'number', description });
const TYPE = { type: 'string', enum: ['house', 'unit', 'townhouse', 'villa', 'land'] };
const ADDRESS = text('An address or a suburb in Australia, such as “12 Smith Street, Lismore NSW”.');

const SHAPES: Readonly<
  Record<AssistantTool, { says: string; properties: Record<string, object>; required: string[] }>
> = {
  assess: {
    says: 'What a home is worth.',
    properties: {
      address: ADDRESS,
      propertyType: TYPE,
      bedrooms: number('Bedrooms'),
      bathrooms: number('Bathrooms'),
      carSpaces: number('Car spaces'),
      landSqm: number('Land, square metres'),
    },
    required: ['address'],
  },
  explain_value: {
    says: 'Why a value is what it is.',
    properties: { address: ADDRESS },
    required: ['address'],
  },
  comparables: {
    says: 'Comparable sales of a home.',
    properties: { address: ADDRESS },
    required: ['address'],
  },
  compare: {
    says: 'Two to four addresses or localities side by side.',
    properties: { subjects: { type: 'array', items: ADDRESS, minItems: 2, maxItems: 4 }, propertyType: TYPE },
    required: ['subjects'],
  },
  market: {
    says: 'The market of a suburb, city, postcode or state.',
    properties: { location: text('The place'), propertyType: TYPE },
    required: ['location'],
  },
  hazard: {
    says: 'Flood, bushfire, coastal erosion and subsidence at a place.',
    properties: {
      address: ADDRESS,
      kinds: {
        type: 'array',
        items: { type: 'string', enum: ['flood', 'fire', 'coastalErosion', 'subsidence'] },
      },
    },
    required: ['address'],
  },
  lvr: {
    says: 'A loan-to-value ratio.',
    properties: {
      loanAud: number('Loan'),
      valueAud: number('Value or price'),
      address: ADDRESS,
      depositAud: number('Deposit'),
    },
    required: [],
  },
  borrowing_power: {
    says: 'How much can be borrowed.',
    properties: {
      incomeAud: number('A year, before tax'),
      expensesAud: number('A month'),
      otherDebtsAud: number('Other debts'),
      ratePercent: number('A year'),
      termYears: number('Years'),
      priceAud: number('The price that is to be paid'),
      depositAud: number('The buyer’s own money'),
    },
    required: ['incomeAud'],
  },
  rules: {
    says: 'A lending rule.',
    properties: {
      topic: {
        type: 'string',
        enum: ['LVR', 'DTI', 'serviceability', 'APS 220', 'APS 221', 'APS 112', 'APG 223', 'CPS 230', 'NCCP'],
      },
    },
    required: ['topic'],
  },
  compliance: {
    says: 'Whether a loan meets the rules.',
    properties: { address: ADDRESS, loanAud: number('Loan'), incomeAud: number('A year') },
    required: ['address', 'loanAud'],
  },
  search_listings: {
    says: 'Properties for sale.',
    properties: {
      locality: text('Suburb, city or postcode'),
      state: text('NSW, VIC, …'),
      propertyType: TYPE,
      minBedrooms: number('At least'),
      maxBedrooms: number('At most'),
      minBathrooms: number('At least'),
      minCarSpaces: number('At least'),
      minPriceAud: number('At least'),
      maxPriceAud: number('At most'),
      minLandSqm: number('At least'),
      features: { type: 'array', items: { type: 'string' } },
      maxRisk: {
        type: 'object',
        properties: {
          kind: text('flood, fire, coastalErosion or subsidence'),
          level: { type: 'string', enum: ['low', 'medium'] },
        },
      },
      nearCoast: { type: 'boolean' },
      sort: { type: 'string', enum: ['newest', 'price_up', 'price_down', 'land'] },
    },
    required: [],
  },
  report: { says: 'A valuation report.', properties: { address: ADDRESS }, required: ['address'] },
  check_certificate: {
    says: 'Whether a certificate is genuine.',
    properties: { reference: text('Its number') },
    required: ['reference'],
  },
  plan_usage: { says: 'The plan and what is used of it.', properties: {}, required: [] },
  help: { says: 'How the product works.', properties: { topic: text('What is asked') }, required: ['topic'] },
  hand_over: { says: 'Hand over to a person.', properties: { reason: text('Why') }, required: [] },
};

/** Only what reads: a model proposes nothing that changes data. */
export const openAiTools = (available: (tool: AssistantTool) => boolean): ChatCompletionTool[] =>
  ASSISTANT_TOOLS.filter((tool) => available(tool) && !asksFirst(tool)).map((name) => {
    const { says, properties, required } = SHAPES[name];
    return {
      type: 'function',
      function: {
        name,
        description: says,
        parameters: { type: 'object', properties, required, additionalProperties: false },
      },
    };
  });

export const isToolName = (name: string): name is AssistantTool =>
  (ASSISTANT_TOOLS as readonly string[]).includes(name);
