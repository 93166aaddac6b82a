import type { LeadViewFilter } from '@propguard/protocol/lead-query';
import { LEAD_SORTS, LEAD_SOURCES, type LeadSort, type LeadSource } from '@propguard/rules/leads/facts';
import { LEAD_STATUSES, type LeadStatus, STATUS_NAMES } from '@propguard/rules/leads/pipeline';
import { SOURCE_NAMES } from '@propguard/rules/leads/words';
import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, ListFilter, Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useDebounced } from '../../lib/use-debounced.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { NativeSelect } from '../../ui/controls/native-select.tsx';
import { SegmentedControl } from '../../ui/controls/segmented-control.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Popover } from '../../ui/overlays/popover.tsx';
import { ExportMenu } from './export-menu.tsx';
import type { LeadAddress } from './lead-address.ts';
import { agentsQuery, tagsQuery } from './queries.ts';
import { text } from './text.ts';
import { ViewsMenu } from './views-menu.tsx';

const words = text.list;
const SETTLE_MS = 250;
const ALL = 'all';
const MORE = [
  'agent',
  'dateFrom',
  'dateTo',
  'budgetFrom',
  'budgetTo',
  'scoreFrom',
  'scoreTo',
  'tags',
  'overdue',
  'waiting',
] as const;

export function FilterBar({ address, total }: { address: LeadAddress; total: number | undefined }) {
  const { filter, setFilter } = address;
  const statuses = [
    { value: ALL, label: words.all(words.status) },
    ...LEAD_STATUSES.map((value) => ({ value, label: STATUS_NAMES[value] })),
  ];
  const sources = [
    { value: ALL, label: words.all(words.source) },
    ...LEAD_SOURCES.map((value) => ({ value, label: SOURCE_NAMES[value] })),
  ];
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      <div className="w-full md:w-60">
        <SearchBox address={address} />
      </div>
      <div className="max-md:flex-1 md:w-44">
        <Select
          label={words.status}
          options={statuses}
          value={filter.status?.length === 1 ? (filter.status[0] ?? ALL) : ALL}
          onValueChange={(value) => setFilter({ status: value === ALL ? undefined : [value as LeadStatus] })}
        />
      </div>
      <div className="max-md:flex-1 md:w-44">
        <Select
          label={words.source}
          options={sources}
          value={filter.source?.length === 1 ? (filter.source[0] ?? ALL) : ALL}
          onValueChange={(value) => setFilter({ source: value === ALL ? undefined : [value as LeadSource] })}
        />
      </div>
      <MoreFilters filter={filter} setFilter={setFilter} />
      <ViewsMenu address={address} />
      <ExportMenu filter={filter} />
      <span className="ml-auto flex flex-wrap items-center gap-2">
        <span role="status" className="text-13 text-muted tabular-nums">
          {total === undefined ? '' : words.shown(total)}
        </span>
        <span className="inline-flex items-center">
          <NativeSelect
            label={words.sort}
            options={LEAD_SORTS.map((value) => ({ value, label: words.sorts[value] }))}
            value={filter.sort}
            onValueChange={(sort: LeadSort) =>
              setFilter({ sort, direction: sort === 'name' || sort === 'follow-up' ? 'asc' : 'desc' })
            }
          />
          <IconButton
            kind="ghost"
            size="sm"
            icon={filter.direction === 'asc' ? ArrowUp : ArrowDown}
            label={filter.direction === 'asc' ? words.ascending : words.descending}
            onClick={() => setFilter({ direction: filter.direction === 'asc' ? 'desc' : 'asc' })}
          />
        </span>
        <SegmentedControl
          label={words.as}
          options={[
            { value: 'list', label: words.asList },
            { value: 'board', label: words.asBoard },
          ]}
          value={address.isBoard ? 'board' : 'list'}
          onValueChange={address.showAs}
        />
      </span>
    </div>
  );
}

function SearchBox({ address }: { address: LeadAddress }) {
  const asked = address.filter.query ?? '';
  const [typed, setTyped] = useState(asked);
  const settled = useDebounced(typed, SETTLE_MS);
  useEffect(() => setTyped(asked), [asked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed is written to the address
  useEffect(() => {
    if (settled.trim() !== asked && settled === typed)
      address.setFilter({ query: settled.trim() || undefined });
  }, [settled]);
  return (
    <TextInput
      type="search"
      icon={Search}
      aria-label={words.search}
      placeholder={words.search}
      maxLength={100}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}

type Draft = Record<(typeof MORE)[number], string>;
const draftOf = (filter: LeadViewFilter): Draft =>
  Object.fromEntries(
    MORE.map((name) => [name, filter[name] === undefined ? '' : String(filter[name])]),
  ) as Draft;

/** ‘$500,000’ as people write it. */
const numberOf = (written: string): number | undefined => {
  const plain = written.replace(/[$,\s]/g, '');
  return /^\d+$/.test(plain) ? Number(plain) : undefined;
};

function MoreFilters({
  filter,
  setFilter,
}: {
  filter: LeadViewFilter;
  setFilter: (next: Partial<LeadViewFilter>) => void;
}) {
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState<Draft>(() => draftOf(filter));
  const { data: agents } = useQuery({ ...agentsQuery(), enabled: open });
  const { data: tags } = useQuery({ ...tagsQuery(), enabled: open });
  const inUse = MORE.filter((name) => filter[name] !== undefined && String(filter[name]) !== '').length;
  const set = (name: keyof Draft) => (value: string) => setDraft((before) => ({ ...before, [name]: value }));
  const apply = () => {
    setFilter({
      agent: draft.agent === '' || draft.agent === ALL ? undefined : draft.agent,
      dateFrom: draft.dateFrom || undefined,
      dateTo: draft.dateTo || undefined,
      budgetFrom: numberOf(draft.budgetFrom),
      budgetTo: numberOf(draft.budgetTo),
      scoreFrom: numberOf(draft.scoreFrom),
      scoreTo: numberOf(draft.scoreTo),
      tags: draft.tags === '' || draft.tags === ALL ? undefined : [draft.tags],
      overdue: draft.overdue === 'true' ? true : undefined,
      waiting: draft.waiting === 'true' ? true : undefined,
    });
    setOpen(false);
  };
  const pairs = [
    ['dateFrom', text.filter.from, 'date'],
    ['dateTo', text.filter.to, 'date'],
    ['budgetFrom', text.filter.budgetFrom, 'text'],
    ['budgetTo', text.filter.budgetTo, 'text'],
    ['scoreFrom', text.filter.scoreFrom, 'text'],
    ['scoreTo', text.filter.scoreTo, 'text'],
  ] as const;
  return (
    <Popover
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        if (next) setDraft(draftOf(filter));
      }}
      label={words.more}
      align="start"
      className="w-90"
      trigger={
        <Button kind="ghost" icon={ListFilter}>
          {inUse === 0 ? words.more : words.moreCount(inUse)}
        </Button>
      }
    >
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <Field label={text.filter.agent}>
          <Select
            options={[
              { value: ALL, label: text.filter.anybody },
              { value: 'none', label: text.filter.nobody },
              ...(agents?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={draft.agent || ALL}
            onValueChange={set('agent')}
          />
        </Field>
        <div className="grid grid-cols-2 gap-3">
          {pairs.map(([name, label, type]) => (
            <Field key={name} label={label}>
              <TextInput
                type={type}
                inputMode={type === 'text' ? 'numeric' : undefined}
                value={draft[name]}
                onChange={(event) => set(name)(event.target.value)}
              />
            </Field>
          ))}
        </div>
        {tags && tags.items.length > 0 ? (
          <Field label={text.filter.tags}>
            <Select
              options={[
                { value: ALL, label: text.filter.anyTag },
                ...tags.items.map(({ tag }) => ({ value: tag, label: tag })),
              ]}
              value={draft.tags || ALL}
              onValueChange={set('tags')}
            />
          </Field>
        ) : null}
        <Checkbox
          label={text.filter.overdue}
          checked={draft.overdue === 'true'}
          onCheckedChange={(on) => set('overdue')(on === true ? 'true' : '')}
        />
        <Checkbox
          label={text.filter.waiting}
          checked={draft.waiting === 'true'}
          onCheckedChange={(on) => set('waiting')(on === true ? 'true' : '')}
        />
        <Button type="submit" kind="primary" wide>
          {text.filter.apply}
        </Button>
      </form>
    </Popover>
  );
}
