import { Card } from '../../ui/layout/card.tsx';
import { NumberedList } from '../../ui/layout/numbered-list.tsx';
import { KeysForm } from './keys-form.tsx';
import { text } from './text.ts';

const words = text.form;

/** The way to the keys, the keys, and what follows from them. It ends with HubSpot's own answer. */
export function ConnectCard() {
  return (
    <Card title={words.title} foot={words.whatHappens}>
      <div className="grid gap-5 lg:grid-cols-2 lg:gap-10">
        <NumberedList
          label={words.stepsLabel}
          items={words.steps.map((step) => ({ key: step, content: step }))}
        />
        <KeysForm />
      </div>
    </Card>
  );
}
