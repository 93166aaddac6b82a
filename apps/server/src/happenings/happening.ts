import type { HazardReport } from '@propguard/protocol/hazards';
import type { Subject, Valuation } from '@propguard/protocol/valuations';
import type { AppointmentKind } from '@propguard/rules/appointments/appointment-kinds';
import type { AppointmentActor } from '@propguard/rules/appointments/appointment-record';
import type { AppointmentOutcome } from '@propguard/rules/appointments/appointment-status';
import type { Channel } from '@propguard/rules/conversations/channels';
import type { ConversationState } from '@propguard/rules/conversations/states';
import type { ScoreBand } from '@propguard/rules/leads/facts';
import type { LeadStatus } from '@propguard/rules/leads/pipeline';
import type { Role } from '@propguard/rules/workspaces/roles';

type DatasetKind = 'sales' | 'listings' | 'series';

/** What others need to know of an appointment that was booked, moved, called off or ended. */
export type AppointmentTold = {
  id: string;
  workspaceId: string;
  agentId: string | null;
  personId: string | null;
  leadId: string | null;
  propertyId: string | null;
  kind: AppointmentKind;
  title: string;
  startsAt: Date;
  endsAt: Date;
  zone: string;
  by: AppointmentActor;
};

/**
 * What was done, told to other slices inside the transaction that did it. (An event tells browsers, after the commit;
 * an activity is a row of a lead's history.) The kind names what happened, never who is to act on it.
 */
export type Happening =
  /** A home was assessed, and the assessment is kept. */
  | {
      kind: 'home-assessed';
      workspaceId: string;
      assessmentId: string;
      subject: Subject;
      valuation: Valuation;
      hazards: HazardReport;
    }
  /** The rows of an import became visible. */
  | { kind: 'data-published'; dataset: DatasetKind }
  /** An import was undone: its rows are gone, and those that it had replaced are back. */
  | { kind: 'data-withdrawn'; dataset: DatasetKind }
  | { kind: 'sample-data-restored' }
  | { kind: 'sample-data-removed' }
  /** A person wrote to a workspace, and the message is kept. */
  | {
      kind: 'message-received';
      message: {
        id: string;
        workspaceId: string;
        conversationId: string;
        segment: number;
        createdAt: Date;
      };
      /** Somebody of the team has the conversation, or is awaited. */
      isForPerson: boolean;
      /** The assistant answers it: nobody of the team has come yet. */
      isAnswered: boolean;
      by: { accountId: string | null; role: Role };
    }
  /**
   * Something was said to whoever writes to a workspace: by a member, by the assistant, or by us for both. Whoever
   * carries it to another channel or workspace follows this; on the website it is there already.
   */
  | {
      kind: 'conversation-replied';
      workspaceId: string;
      conversationId: string;
      messageId: string;
      channel: Channel;
      by: 'member' | 'assistant' | 'system';
    }
  /** Who writes as a contact is known: an address says so, or a member. */
  | { kind: 'writer-known'; workspaceId: string; contactId: string; personId: string }
  /** What home they look for is known of a talk: the assistant has answered, or they have left an address since. */
  | { kind: 'wishes-heard'; workspaceId: string; conversationId: string }
  /** Whoever had written said how it was. */
  | { kind: 'survey-answered'; workspaceId: string; conversationId: string }
  /** Who answers a conversation has changed, or nobody does any more. */
  | {
      kind: 'conversation-state-changed';
      workspaceId: string;
      conversationId: string;
      channel: Channel;
      state: ConversationState;
      /** The name of the member who has it. */
      person: string | null;
      byAccountId: string | null;
    }
  /** A time was given to a client: a hold that was confirmed, or at once. */
  | { kind: 'appointment-booked'; appointment: AppointmentTold }
  /** The same appointment has another time or agent. */
  | { kind: 'appointment-moved'; appointment: AppointmentTold; from: { startsAt: Date; endsAt: Date } }
  /** Where or how people meet is another, at the same time. */
  | { kind: 'appointment-changed'; appointment: AppointmentTold }
  /** It will not be: its time is free again. */
  | { kind: 'appointment-cancelled'; appointment: AppointmentTold }
  /** It is over, and how it ended is known; who did not come is an outcome. */
  | {
      kind: 'appointment-ended';
      appointment: AppointmentTold;
      outcome: AppointmentOutcome;
      /** When to get back to the client. */
      followUpDay: string | null;
    }
  /** An agent works at other hours, or is away on other days: there may be times that were none before. */
  | { kind: 'agent-hours-changed'; workspaceId: string; agentId: string }
  /** An agent is about to be removed: what they have will be nobody's. */
  | { kind: 'agent-leaving'; workspaceId: string; agentId: string; name: string }
  /** A member is about to be none any more; an agent that they were stays, and nobody comes for them. */
  | { kind: 'member-leaving'; workspaceId: string; memberId: string }
  /** Somebody asked or booked on the public site, and it is kept. */
  | { kind: 'enquiry-received'; enquiryId: string }
  /** Somebody became a lead: by hand, or by a door. */
  | { kind: 'lead-created'; workspaceId: string; leadId: string; agentId: string | null }
  /** The leads of a file are all in; none of them was told of by itself. */
  | { kind: 'leads-imported'; workspaceId: string }
  /** What is known of a lead changed: the names of its fields as the contract has them. */
  | { kind: 'lead-changed'; workspaceId: string; leadId: string; fields: readonly string[] }
  | { kind: 'lead-status-changed'; workspaceId: string; leadId: string; from: LeadStatus; to: LeadStatus }
  | {
      kind: 'lead-assigned';
      workspaceId: string;
      leadId: string;
      agentId: string | null;
      /** Who gave it; null: a rule, or a program. */
      byAccountId: string | null;
    }
  /** A lead's score went into another band. The weights changing for all at once is not told of each. */
  | {
      kind: 'lead-band-changed';
      workspaceId: string;
      leadId: string;
      from: ScoreBand | null;
      to: ScoreBand;
      score: number;
    }
  /** Homes of the agency's own came on the market. */
  | { kind: 'own-listings-on-market'; workspaceId: string; listingIds: readonly string[] }
  /** Two were the same: the one goes on as the other. */
  | { kind: 'lead-merged'; workspaceId: string; leadId: string; mergedLeadId: string }
  /** A row was added to the stream of what happened with people; null: with somebody who is no person of it yet. */
  | { kind: 'activity-recorded'; workspaceId: string; personId: string | null }
  /** A workspace is about to go, with everything in it. */
  | { kind: 'workspace-ending'; workspaceId: string };

export type HappeningOf<Kind extends Happening['kind']> = Extract<Happening, { kind: Kind }>;
