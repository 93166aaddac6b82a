import { CITIES } from '@propguard/rules/market/cities';
import { STATES } from '@propguard/rules/places/states';
import type { Call, Decision } from './state.ts';

const WIDE: ReadonlySet<string> = new Set<string>([
  ...CITIES.map(({ name }) => name),
  ...STATES,
  'Australia',
]);
const OF_A_HOME = ['bedrooms', 'bathrooms', 'carSpaces', 'landSqm', 'yearBuilt'];

const inWholeCity = ({ tool, arguments: args }: Call): boolean =>
  tool === 'assess' &&
  typeof args.address === 'string' &&
  WIDE.has(args.address) &&
  OF_A_HOME.every((name) => args[name] === undefined);

/** 'What does a flat cost in Perth?' asks for what they go for there: a whole city has no typical home to value. */
export const ofWholeCity = (decision: Decision): Decision => {
  if (decision.kind !== 'call' || !inWholeCity(decision.call)) return decision;
  const { address, propertyType } = decision.call.arguments;
  const args = { location: address, ...(propertyType === undefined ? {} : { propertyType }) };
  return { ...decision, call: { tool: 'market', arguments: args } };
};
