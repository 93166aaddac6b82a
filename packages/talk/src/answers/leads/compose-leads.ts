import { PATHS, pathTo } from '@propguard/rules/routes/paths';
import type { Composer } from '../composed.ts';
import { leadPhrasesOf } from './lead-phrases.ts';

type ListedLead = {
  id: string;
  name: string;
  phone: string | null;
  email: string | null;
  agent: string | null;
};
type FoundLeads = { query: string; count: number; leads: ListedLead[] };

const linkOf = (id: string, label: string) => ({ path: pathTo(PATHS.lead, { id }), label });
const beside = (...parts: (string | null)[]): string => parts.filter((part) => part).join(' · ');

export const composeFoundLeads: Composer<FoundLeads> = ({ query, count, leads }, { say, show, language }) => {
  const words = leadPhrasesOf(language);
  const [first] = leads;
  const sentence =
    count === 1 && first
      ? show.say(words.leadIs, { name: first.name })
      : show.say(count === 0 ? words.leadsNone : words.leadsAre, { number: count, query });
  return {
    title: query,
    facts: [],
    items: leads.map(({ id, name, phone, email, agent }) => ({
      title: name,
      text: beside(phone, email, agent),
      link: linkOf(id, say.labels.open),
    })),
    notes: [],
    sentences: [sentence],
    suggestions: [],
  };
};

type DueCall = { id: string; name: string; phone: string | null; due: 'overdue' | 'today' | 'answer' };

export const composeCalls: Composer<{ count: number; calls: DueCall[] }> = (
  { count, calls },
  { say, show, language },
) => {
  const words = leadPhrasesOf(language);
  return {
    title: say.tools.calls_today,
    facts: [],
    items: calls.map(({ id, name, phone, due }) => ({
      title: name,
      text: beside(phone, words.due[due]),
      link: linkOf(id, say.labels.open),
    })),
    notes: [],
    sentences: [count === 0 ? words.callsNone : show.say(words.callsAre, { number: count })],
    suggestions: [],
  };
};

export const composeKeptNote: Composer<{ id: string; name: string }> = ({ name }, { show, language }) => ({
  title: name,
  facts: [],
  items: [],
  notes: [],
  sentences: [show.say(leadPhrasesOf(language).noteKept, { name })],
  suggestions: [],
});
