import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { Icon } from '../../ui/controls/icon.tsx';
import { CodeBlock } from '../../ui/layout/code-block.tsx';
import { bodyFields, type ApiOperation as Operation, replyFields } from './api-document.ts';
import { curlExample } from './api-example.ts';
import { ApiFields, ApiPart } from './api-fields.tsx';
import { text } from './api-text.ts';

interface ApiOperationProps {
  operation: Operation;
  server: string;
  open: boolean;
  onToggle: (open: boolean) => void;
}

export function ApiOperation({ operation, server, open, onToggle }: ApiOperationProps) {
  return (
    <details
      id={operation.id}
      open={open}
      onToggle={(event) => {
        if (event.currentTarget.open !== open) onToggle(event.currentTarget.open);
      }}
      className="group scroll-mt-16"
    >
      <summary className="grid cursor-pointer list-none grid-cols-[16px_minmax(0,1fr)] items-center gap-x-3 gap-y-1 px-4 py-2.5 text-13 hover:bg-hover focus-visible:-outline-offset-2 md:grid-cols-[16px_56px_minmax(0,1fr)_auto] md:px-5">
        <Icon of={ChevronRight} className="text-muted transition-transform group-open:rotate-90" />
        <MethodName method={operation.method} />
        <span className="min-w-0 max-md:col-start-2">
          <code className="mr-3 font-mono text-13 break-all">{operation.path}</code>
          <span className="text-muted">{operation.summary}</span>
        </span>
        <span className="text-12 text-muted max-md:col-start-2">{text.access(operation.access)}</span>
      </summary>
      {open ? <OperationBody operation={operation} server={server} /> : null}
    </details>
  );
}

function MethodName({ method }: { method: string }) {
  const changes = method !== 'GET';
  return (
    <span className={clsx('font-mono text-12 font-semibold', changes ? 'text-accent' : 'text-muted')}>
      {method}
    </span>
  );
}

function OperationBody({ operation, server }: { operation: Operation; server: string }) {
  const { parameters, replyKind, failures } = operation;
  const body = bodyFields(operation);
  const reply = replyFields(operation);
  return (
    <div className="px-4 pb-6 md:pr-5 md:pl-12">
      <ApiPart title={text.example}>
        <CodeBlock
          code={curlExample(server, operation)}
          label={text.exampleLabel(operation.summary)}
          copyLabel={text.copy}
        />
      </ApiPart>
      {parameters.length > 0 ? (
        <ApiPart title={text.parameters}>
          <ApiFields fields={parameters} />
        </ApiPart>
      ) : null}
      {body.length > 0 ? (
        <ApiPart title={text.body}>
          <ApiFields fields={body} />
        </ApiPart>
      ) : null}
      <ApiPart title={text.reply(operation.replyStatus)}>
        {reply.length > 0 ? <ApiFields fields={reply} /> : null}
        {replyKind === 'json' ? null : (
          <p className="text-13">{replyKind === 'stream' ? text.stream : text.file}</p>
        )}
      </ApiPart>
      {failures.length > 0 ? (
        <ApiPart title={text.errors}>
          <ul className="grid gap-1 text-13">
            {failures.map(({ status, code, message }) => (
              <li key={code} className="grid gap-x-4 md:grid-cols-[36px_220px_minmax(0,1fr)]">
                <span className="tabular-nums max-md:hidden">{status}</span>
                <code className="font-mono text-12 leading-5">{code}</code>
                <span className="text-muted">{message}</span>
              </li>
            ))}
          </ul>
        </ApiPart>
      ) : null}
    </div>
  );
}
