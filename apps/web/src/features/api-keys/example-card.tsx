import { SCOPES } from '@propguard/rules/workspaces/scopes';
import { Card } from '../../ui/card.tsx';
import { CodeBlock } from '../../ui/code-block.tsx';
import { TextLink } from '../../ui/text-link.tsx';
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
