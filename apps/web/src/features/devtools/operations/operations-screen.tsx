import { Card } from '../../../ui/layout/card.tsx';
import { CodeBlock } from '../../../ui/layout/code-block.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { GROUNDS } from './grounds.ts';
import { text } from './text.ts';
import { useGroundStates } from './use-ground-states.ts';

/** For whoever builds a slice: each part that operations stand on, alive, with the lines that use it. */
export function OperationsScreen() {
  const states = useGroundStates();
  return (
    <Page title={text.title} description={text.description}>
      <div className="grid items-start gap-3 md:gap-5 lg:grid-cols-2">
        {GROUNDS.map(({ key, name, about, use, decision }) => (
          <Card key={key} title={name} foot={text.decision(decision)}>
            <div className="grid gap-3">
              <p className="text-pretty text-muted">{about}</p>
              <p className="flex flex-wrap gap-x-2">
                <span className="text-muted">{text.state}</span>
                <span className="font-medium tabular-nums">{states[key]}</span>
              </p>
              <CodeBlock label={`${text.use}: ${name}`} code={use} />
            </div>
          </Card>
        ))}
      </div>
    </Page>
  );
}
