import type { InboxConversation } from '@propguard/protocol/inbox-facts';
import { LANGUAGES } from '@propguard/rules/languages/languages';
import { useQuery } from '@tanstack/react-query';
import { Check, ChevronLeft, Clock, MoreHorizontal, RotateCcw, UserRound } from 'lucide-react';
import { useNavigate } from 'react-router';
import { apiClient } from '../../lib/api.ts';
import { leadPath } from '../../routes/work.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { NativeSelect } from '../../ui/controls/native-select.tsx';
import { useMedia } from '../../ui/layout/use-media.ts';
import { DropdownMenu, MenuItem } from '../../ui/overlays/dropdown-menu.tsx';
import { Tooltip } from '../../ui/overlays/tooltip.tsx';
import { membersQuery } from './queries.ts';
import { snoozeChoices } from './snooze-choices.ts';
import { text } from './text.ts';
import { useInboxAction } from './use-inbox-action.ts';
import { useShortTime } from './use-short-time.ts';
import { whoIs } from './who-is.ts';

const words = text.actions;
const NOBODY = 'nobody';

interface ThreadHeadProps {
  conversation: InboxConversation;
  onBack: (() => void) | null;
  onPerson: (() => void) | null;
}

export function ThreadHead({ conversation, onBack, onPerson }: ThreadHeadProps) {
  const { id, state, channel, language } = conversation;
  const { run, isBusy } = useInboxAction();
  const isClosed = state === 'resolved';
  const spoken = LANGUAGES.find(({ code }) => code === language)?.name;
  // Until there is a name, the address stands in its place.
  const isCalledByAddress = conversation.name === null && conversation.address !== null;
  const address = isCalledByAddress ? null : conversation.contact.addresses[0]?.value;
  const facts = [text.channels[channel], address, spoken].filter(Boolean).join(', ');
  return (
    <header className="flex min-h-15 flex-none items-center gap-2 border-b border-line px-3 py-2 md:px-5">
      {onBack ? <IconButton icon={ChevronLeft} label={text.back} kind="ghost" onClick={onBack} /> : null}
      <div className="min-w-0 flex-1">
        <h2 dir="auto" className="truncate text-16">
          {whoIs(conversation)}
        </h2>
        <p className="truncate text-12 text-muted">{facts}</p>
      </div>
      {isClosed ? null : <Assignee conversation={conversation} />}
      {isClosed ? null : <Snooze id={id} />}
      <Tooltip content={isClosed ? words.reopen : words.resolve}>
        <IconButton
          icon={isClosed ? RotateCcw : Check}
          label={isClosed ? words.reopen : words.resolve}
          data-inbox-key="resolve"
          busy={isBusy}
          onClick={() =>
            isClosed
              ? run(() => apiClient.inbox.reopen({ id }), words.reopened)
              : run(() => apiClient.inbox.resolve({ id }), words.resolved)
          }
        />
      </Tooltip>
      {onPerson ? <IconButton icon={UserRound} label={text.about} kind="ghost" onClick={onPerson} /> : null}
      <More conversation={conversation} />
    </header>
  );
}

function Assignee({ conversation: { id, assignee } }: { conversation: InboxConversation }) {
  const { run } = useInboxAction();
  const members = useQuery(membersQuery()).data?.items ?? (assignee ? [assignee] : []);
  return (
    <NativeSelect
      label={words.assign}
      options={[
        { value: NOBODY, label: words.nobody },
        ...members.map((member) => ({ value: member.id, label: member.name })),
      ]}
      value={assignee?.id ?? NOBODY}
      onValueChange={(value) => {
        const memberId = value === NOBODY ? null : value;
        const name = members.find((member) => member.id === value)?.name ?? words.nobody;
        run(() => apiClient.inbox.assign({ id, memberId }), name);
      }}
      className="max-w-44 rounded-2 border border-control max-md:hidden"
    />
  );
}

function Snooze({ id }: { id: string }) {
  const { run } = useInboxAction();
  const time = useShortTime();
  return (
    <DropdownMenu
      align="end"
      trigger={<IconButton icon={Clock} label={words.snooze} data-inbox-key="snooze" />}
    >
      {snoozeChoices(new Date()).map(({ name, until }) => (
        <MenuItem
          key={name}
          onSelect={() =>
            run(
              () => apiClient.inbox.snooze({ id, until: until.toISOString() }),
              words.snoozed(time(until.toISOString())),
            )
          }
        >
          {text.snoozes[name]}
        </MenuItem>
      ))}
    </DropdownMenu>
  );
}

function More({ conversation: { id, state, lead, isMine, assignee } }: { conversation: InboxConversation }) {
  const { run } = useInboxAction();
  const members = useQuery(membersQuery()).data?.items ?? [];
  const isNarrow = !useMedia('(width >= 48rem)');
  const navigate = useNavigate();
  const canGive = state === 'person' || state === 'waiting' || state === 'snoozed';
  return (
    <DropdownMenu align="end" trigger={<IconButton icon={MoreHorizontal} label={words.more} kind="ghost" />}>
      {lead ? (
        <MenuItem onSelect={() => void navigate(leadPath(lead.id))}>{words.lead}</MenuItem>
      ) : (
        <MenuItem onSelect={() => run(() => apiClient.inbox.makeLead({ id }), words.leadMade)}>
          {words.makeLead}
        </MenuItem>
      )}
      {isMine && state === 'person' ? null : (
        <MenuItem
          disabled={state === 'resolved'}
          onSelect={() => run(() => apiClient.inbox.take({ id }), words.taken)}
        >
          {words.take}
        </MenuItem>
      )}
      {isNarrow && state !== 'resolved'
        ? members
            .filter((member) => member.id !== assignee?.id)
            .map((member) => (
              <MenuItem
                key={member.id}
                onSelect={() => run(() => apiClient.inbox.assign({ id, memberId: member.id }), member.name)}
              >
                {words.giveTo(member.name)}
              </MenuItem>
            ))
        : null}
      <MenuItem disabled={!canGive} onSelect={() => run(() => apiClient.inbox.giveBack({ id }), words.given)}>
        {words.giveBack}
      </MenuItem>
    </DropdownMenu>
  );
}
