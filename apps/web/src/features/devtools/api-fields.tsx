import type { ReactNode } from 'react';
import type { ShapeField } from './api-schema.ts';
import { text } from './api-text.ts';

interface ApiFieldsProps {
  fields: ReadonlyArray<ShapeField & { place?: 'path' | 'query' }>;
}

const PLACES = { path: text.inPath, query: text.inQuery };

export function ApiFields({ fields }: ApiFieldsProps) {
  return (
    <ul className="divide-y divide-line border-y border-line text-13">
      {fields.map((field, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: variants of a shape may name a field twice
          key={`${field.name} ${index}`}
          className="grid gap-x-4 py-1.5 md:grid-cols-[220px_minmax(0,1fr)]"
        >
          <span className="min-w-0">
            <code className="font-mono text-12 break-words">{field.name}</code>
            {field.required ? <span className="ml-2 text-12 text-muted">{text.required}</span> : null}
          </span>
          <span className="min-w-0 text-muted">
            <span className="break-words text-ink">{field.type}</span>
            {field.place ? `, ${PLACES[field.place]}` : ''}
            {field.description ? (
              <span className="block text-12">
                <WithCode>{field.description}</WithCode>
              </span>
            ) : null}
          </span>
        </li>
      ))}
    </ul>
  );
}

export function ApiPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mt-5">
      <h3 className="mb-2 text-12 font-medium text-muted">{title}</h3>
      {children}
    </div>
  );
}

/** Descriptions mark code with backticks. */
function WithCode({ children }: { children: string }) {
  return children.split('`').map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no identity but their place
      <code key={index} className="font-mono">
        {part}
      </code>
    ) : (
      part
    ),
  );
}
