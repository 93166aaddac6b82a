import { useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Select } from '../../ui/controls/select.tsx';

/** A select cannot have an empty value. */
const NONE = '\u0000none';

interface MappedField {
  key: string;
  label: string;
  isRequired: boolean;
  /** Shown before the rest is asked for. */
  isFirst: boolean;
}

interface FileColumn {
  name: string;
  samples: readonly string[];
}

interface ColumnMappingProps {
  fields: readonly MappedField[];
  columns: readonly FileColumn[];
  /** Field to column. */
  mapped: Readonly<Record<string, string>>;
  onChange: (field: string, column: string) => void;
  words: { noColumn: string; fewer: string; more: (count: number) => string };
  /** What is still to be chosen, in words. */
  problem?: string | undefined;
}

/** A line for each field: what it is, which column holds it, and what stands there. */
export function ColumnMapping({ fields, columns, mapped, onChange, words, problem }: ColumnMappingProps) {
  const [showsAll, setShowsAll] = useState(false);
  const isFirst = ({ key, isFirst: first }: MappedField) => first || mapped[key] !== undefined;
  const hidden = fields.filter((field) => !isFirst(field)).length;
  const shown = showsAll ? fields : fields.filter(isFirst);
  return (
    <>
      {problem ? (
        <p role="alert" className="mb-3 text-13 text-danger">
          {problem}
        </p>
      ) : null}
      <ul className="divide-y divide-line border-y border-line">
        {shown.map(({ key, label, isRequired }) => (
          <li
            key={key}
            className="grid items-center gap-x-4 gap-y-1 py-2 md:grid-cols-[180px_240px_minmax(0,1fr)]"
          >
            <span className="text-13 font-medium">
              {label}
              {isRequired ? <span className="text-danger"> *</span> : null}
            </span>
            <Select
              size="sm"
              label={label}
              options={[
                { value: NONE, label: words.noColumn },
                ...columns.map(({ name }) => ({ value: name, label: name })),
              ]}
              value={mapped[key] ?? NONE}
              onValueChange={(column) => onChange(key, column === NONE ? '' : column)}
            />
            <Samples column={columns.find(({ name }) => name === mapped[key])} />
          </li>
        ))}
      </ul>
      {hidden > 0 ? (
        <Button kind="ghost" size="sm" className="mt-2" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? words.fewer : words.more(hidden)}
        </Button>
      ) : null}
    </>
  );
}

function Samples({ column }: { column: FileColumn | undefined }) {
  return <span className="truncate text-12 text-muted">{column?.samples.join(' · ')}</span>;
}
