import { SCOPES } from '@propguard/rules/workspaces/scopes';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { CodeBlock } from '../../ui/layout/code-block.tsx';
import { curlExample } from './curl-example.ts';
import { text } from './text.ts';

export function ExampleCard() {
  return (
    <Card
      title={text.example.title}
      foot={
        <>
          {text.example.reference}
          <TextLink to="/developers/api">{text.example.referenceLink}</TextLink>
        </>
      }
    >
      <p className="mb-3 text-muted">{text.example.description}</p>
      <CodeBlock
        label={text.example.label}
        code={curlExample(window.location.origin, text.example.placeholder, SCOPES)}
      />
    </Card>
  );
}
