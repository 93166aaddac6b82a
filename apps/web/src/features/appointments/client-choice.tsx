import { useQuery } from '@tanstack/react-query';
import { User } from 'lucide-react';
import { useState } from 'react';
import { useDebounced } from '../../lib/use-debounced.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { SuggestInput } from '../../ui/controls/suggest-input.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { peopleQuery } from './queries.ts';
import { text } from './text.ts';

const TYPING_MS = 250;

export type ChosenClient =
  | { kind: 'none' }
  | { kind: 'known'; personId: string; name: string }
  | { kind: 'new'; name: string; email: string; phone: string };

interface ClientChoiceProps {
  client: ChosenClient;
  onChange: (client: ChosenClient) => void;
  error: string | undefined;
}

/** Somebody who is known, found by name or address; or somebody new. */
export function ClientChoice({ client, onChange, error }: ClientChoiceProps) {
  const [search, setSearch] = useState('');
  const settled = useDebounced(search.trim(), TYPING_MS);
  const found = useQuery(peopleQuery(settled));
  const people = found.data?.items ?? [];
  if (client.kind === 'new')
    return (
      <div className="grid gap-3">
        <div className="grid gap-3 sm:grid-cols-2">
          <Field label={text.form.name} error={error} className="sm:col-span-2">
            <TextInput
              value={client.name}
              onChange={(event) => onChange({ ...client, name: event.target.value })}
            />
          </Field>
          <Field label={text.form.email}>
            <TextInput
              type="email"
              value={client.email}
              onChange={(event) => onChange({ ...client, email: event.target.value })}
            />
          </Field>
          <Field label={text.form.phone} aside={text.form.optional}>
            <TextInput
              type="tel"
              value={client.phone}
              onChange={(event) => onChange({ ...client, phone: event.target.value })}
            />
          </Field>
        </div>
        <Button
          kind="ghost"
          size="sm"
          className="-ml-2 justify-self-start"
          onClick={() => onChange({ kind: 'none' })}
        >
          {text.form.knownClient}
        </Button>
      </div>
    );
  if (client.kind === 'known')
    return (
      <div className="grid gap-1">
        <p className="text-13 font-medium">{text.form.client}</p>
        <p className="text-13">{text.form.chosenClient(client.name)}</p>
        {error ? (
          <p role="alert" className="text-12 text-danger">
            {error}
          </p>
        ) : null}
        <Button
          kind="ghost"
          size="sm"
          className="-ml-2 justify-self-start"
          onClick={() => onChange({ kind: 'none' })}
        >
          {text.form.otherClient}
        </Button>
      </div>
    );
  return (
    <div className="grid gap-1">
      <Field label={text.form.client} hint={text.form.clientHint} error={error}>
        <SuggestInput
          value={search}
          onValueChange={setSearch}
          options={people.map(({ id, name, addresses }) => {
            const [address] = addresses;
            return {
              id,
              label: name ?? address?.value ?? '',
              ...(address ? { detail: address.value } : {}),
              icon: User,
            };
          })}
          listLabel={text.form.clientList}
          countText={text.form.clientCount}
          onChoose={(id) => {
            const person = people.find((each) => each.id === id);
            if (person)
              onChange({
                kind: 'known',
                personId: id,
                name: person.name ?? person.addresses[0]?.value ?? '',
              });
          }}
          onSubmit={() => undefined}
          icon={User}
          placeholder={text.form.findClient}
          maxLength={100}
        />
      </Field>
      <Button
        kind="ghost"
        size="sm"
        className="-ml-2 justify-self-start"
        onClick={() => onChange({ kind: 'new', name: search, email: '', phone: '' })}
      >
        {text.form.newClient}
      </Button>
    </div>
  );
}
