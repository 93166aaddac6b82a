import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { isId } from '../../lib/id-shape.ts';
import { SCREENS } from '../../routes/route-table.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { searchFor } from './search-links.ts';
import { text } from './text.ts';

const words = text.unknown;
const QUERY_MAX = 100;
const SHOWN_MAX = 60;

/** Says what was wrong with the id, and leads to where the property may be found. */
export function PropertyUnknown({ id }: { id: string }) {
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const search = (event: FormEvent) => {
    event.preventDefault();
    void navigate(query.trim() ? searchFor(query.trim()) : SCREENS.search.path);
  };
  return (
    <div className="grid max-w-160 gap-5">
      <div className="grid gap-1 text-muted">
        <p>{isId(id) ? words.unknownId : words.noId(shortened(id))}</p>
        <p>
          {words.shape} <code className="font-mono text-12 break-all">{words.example}</code>
        </p>
      </div>
      <Card title={words.search} foot={<TextLink to={SCREENS.search.path}>{words.all}</TextLink>}>
        <search>
          <form onSubmit={search} className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
            <Field label={words.field}>
              <TextInput
                icon={Search}
                inputMode="search"
                enterKeyHint="search"
                autoComplete="off"
                maxLength={QUERY_MAX}
                placeholder={words.placeholder}
                value={query}
                onChange={(event) => setQuery(event.target.value)}
              />
            </Field>
            <Button type="submit" kind="primary">
              {words.submit}
            </Button>
          </form>
        </search>
      </Card>
    </div>
  );
}

const shortened = (sent: string): string => (sent.length > SHOWN_MAX ? `${sent.slice(0, SHOWN_MAX)}…` : sent);
