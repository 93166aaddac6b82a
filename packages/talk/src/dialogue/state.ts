import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import type { AssistantTool } from '@propguard/rules/assistant/tools';
import type { LeadIntent } from '@propguard/rules/leads/facts';
import type { State } from '@propguard/rules/places/states';
import type { Answers } from '@propguard/rules/qualification/flow';
import type { DealFacts } from '../deal/deal-facts.ts';
import type { DealParts } from '../deal/deal-parts.ts';
import type { AnsweredFigure } from '../deal/own-figures.ts';
import type { GuideTopic } from '../guide/guide-topics.ts';
import type { Account } from './account/account.ts';
import type { ToldAnswer, ToldFigure } from './account/told.ts';
import type { Aside } from './booking/asides.ts';
import type { Contact } from './booking/contact-said.ts';
import type { Passing } from './passing.ts';

export type ToolArguments = Record<string, unknown>;
/** An argument that should be text; whoever made the call may have sent anything. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export type Call = { tool: AssistantTool; arguments: ToolArguments };

export type ListedSubject = {
  name: string;
  priceAud: number | null;
  landSqm?: number | null;
  bedrooms?: number | null;
  riskScore?: number | null;
  growth?: number | null;
  /** It has not all that was looked for. */
  isNear?: boolean;
};

/** What the person has said of the home that they look for, as it was heard. */
export type Wishes = {
  place: string | null;
  propertyType: string | null;
  minPriceAud: number | null;
  maxPriceAud: number | null;
  minBedrooms: number | null;
  maxBedrooms: number | null;
  minBathrooms: number | null;
  /** When, in the words of the person. */
  timeline: string | null;
};

/** What somebody has answered of the questions that a lead is asked: other things may be spoken of in between. */
export type Questioning = {
  flow: LeadIntent;
  answers: Answers;
  /** We came back to them by ourselves already; from now on it is for the person to say. */
  isRecalled: boolean;
};

/** What a conversation is about so far; kept with each turn, so that a turn can be answered again. */
export type DialogueState = {
  language: AssistantLanguage | null;
  last: Call | null;
  /** The home or place spoken of last, as text that a tool takes. */
  address: string | null;
  location: string | null;
  state: State | null;
  /** Where the place is that was named last, whatever was asked of it. */
  namedState: State | null;
  /** Homes and places spoken of, the newest last. */
  recent: string[];
  /** What was listed last, in that order: 'the second one' is among them. */
  listed: ListedSubject[];
  /** Homes that were listed anywhere in the talk, the newest last: an address without its suburb may mean one of them. */
  shown: string[];
  /** Homes and places in the order in which they were first spoken of, with what was found of them. */
  visited: ListedSubject[];
  /** What the last answer had that nobody said: the assumed rate, the rooms on record, the value. */
  figures: ToolArguments;
  /** Figures of our answers, the newest last: who quotes one tells nothing new. */
  answered: AnsweredFigure[];
  /** The last answers with what they rest on, the newest last: their figures can be asked about. */
  toldAnswers: ToldAnswer[];
  /** The figure that was asked about last, until another answer tells new ones. */
  figureMeant: ToldFigure | null;
  /** The last search, which goes on after one of its homes was looked at. */
  search: Call | null;
  /** Amounts and terms said of a loan: they hold until others are said. */
  loan: ToolArguments;
  /** What they said of their deal: incomes, savings, prices, debts, each by what it is to them. */
  deal: DealFacts;
  /** What the sums among them are made of: whose income, which debt. */
  dealParts: DealParts;
  /** The home that they own or sell, as it was told: it is none of those that are listed. */
  own: ToolArguments | null;
  /** Homes with what was told of them, by `address`, the newest last. */
  homes: ToolArguments[];
  /** Whether it is the first home that they buy; null where nothing was said of it. */
  firstHome: boolean | null;
  /** Whether they are neither citizens nor permanent residents; null where nothing was said of it. */
  foreign: boolean | null;
  /** The same of whom they buy with. */
  partnerForeign: boolean | null;
  /** A home is owned or was inherited with family: their halves are those of no couple. */
  sharedWithKin: boolean;
  /** How the home that is spoken of comes to somebody who does not buy it. */
  passing: Passing | null;
  /** Topics of the guide that the last answer told. */
  told: GuideTopic[];
  /** Somebody is not safe: nothing that could give them away is asked for. */
  isCareful: boolean;
  /** What is said of a home that is looked for. */
  wishes: Wishes | null;
  /** A question that we asked: what the next message may answer. */
  pending: (Call & { missing: string; choices: string[] }) | null;
  /** Something that waits for a yes. */
  action: Call | null;
  /** Questions that were begun and not yet passed on. */
  questions: Questioning | null;
  /** How often in a row the person was not understood. */
  missed: number;
  /** Who they are, as far as they said it anywhere in the talk. */
  contact: Contact;
  /** What was asked that only the agent knows: it goes with the booking. */
  forAgent: string[];
  /** Homes that they want to see after the one whose times are arranged. */
  toView: string[];
  /** Something was booked in this talk and not called off since. */
  hasBooking: boolean;
};

export const NEW_DIALOGUE: DialogueState = {
  language: null,
  last: null,
  address: null,
  location: null,
  state: null,
  namedState: null,
  recent: [],
  listed: [],
  shown: [],
  visited: [],
  figures: {},
  answered: [],
  toldAnswers: [],
  figureMeant: null,
  search: null,
  loan: {},
  deal: {},
  dealParts: {},
  own: null,
  homes: [],
  firstHome: null,
  foreign: null,
  partnerForeign: null,
  sharedWithKin: false,
  passing: null,
  told: [],
  isCareful: false,
  wishes: null,
  pending: null,
  action: null,
  questions: null,
  missed: 0,
  contact: {},
  forAgent: [],
  toView: [],
  hasBooking: false,
};

type DeclineReason =
  | 'outOfScope'
  | 'othersData'
  | 'outsideCoverage'
  | 'injection'
  | 'wrongdoing'
  | 'rentals'
  | 'notUnderstood'
  | 'unavailable';

/** What to do about a message. */
export type Decision =
  /** `topics` are told before what the tool found. */
  /** `thenView`: one of the homes that it finds is to be seen; which one, and when. */
  /** `aside` and `also`: what was asked about the viewing beside it. `toView`: homes to be seen after this one. */
  | {
      kind: 'call';
      call: Call;
      topics?: GuideTopic[];
      thenView?: ToolArguments;
      aside?: Aside;
      also?: Aside[];
      toView?: string[];
    }
  /** `isDeclined`: it asks for more than can be told. */
  | { kind: 'tell'; topics: GuideTopic[]; isDeclined?: boolean }
  /** A figure that we told is accounted for. */
  | { kind: 'account'; account: Account }
  /** `isAgain`: what was said to it was not understood; false: it was, and more is needed. */
  | {
      kind: 'ask';
      call: Call;
      missing: string;
      choices: string[];
      unknown: string | null;
      /** Which home of a street: whether any is for sale in it. */
      street?: { text: string; isNone: boolean } | undefined;
      isAgain?: boolean;
      aside?: Aside;
      also?: Aside[];
    }
  /** A question about the viewing that is being arranged. */
  | { kind: 'aside'; about: Aside; also?: Aside[]; address?: string }
  | { kind: 'confirm'; call: Call; isAgain?: boolean; aside?: Aside; also?: Aside[] }
  /** What is booked is told once more; `isKept`: what was open is let go of, and it stays as it is. */
  | { kind: 'recount'; isKept?: true }
  | { kind: 'approve'; call: Call; aside?: Aside; also?: Aside[] }
  | { kind: 'drop' }
  | { kind: 'decline'; reason: DeclineReason; about: string | null }
  | { kind: 'greet' }
  | { kind: 'thank' };
