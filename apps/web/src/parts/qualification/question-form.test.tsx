import type { Answer, Question } from '@propguard/rules/qualification/flow';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fillIn } from '../../../test/acts.ts';
import { renderPart } from '../../../test/render-screen.tsx';
import { text as placesText } from '../places/places-field-text.ts';
import { QuestionForm } from './question-form.tsx';
import { text } from './text.ts';

const FOUND = [
  { id: 'bardon', name: 'Bardon' },
  { id: 'ashgrove', name: 'Ashgrove' },
];
const usePlaces = (query: string) => (query === '' ? undefined : FOUND);

function ask(question: object, given?: Answer) {
  const onAnswer = vi.fn(async () => undefined);
  const rendered = renderPart(
    <>
      <h2 id="asked">Asked</h2>
      <QuestionForm
        question={{ id: 'q', ask: 'Asked', isRequired: true, ...question } as unknown as Question}
        given={given}
        places={FOUND}
        usePlaces={usePlaces}
        labelledBy="asked"
        onAnswer={onAnswer}
      />
    </>,
  );
  const next = () => rendered.user.click(screen.getByRole('button', { name: text.next }));
  return { ...rendered, onAnswer, next };
}

it('a choice answers at once', async () => {
  const { user, onAnswer } = ask({ kind: 'choice', options: [{ value: 'soon', label: 'Soon' }] });
  await user.click(screen.getByRole('button', { name: 'Soon' }));
  await waitFor(() => expect(onAnswer).toHaveBeenCalledExactlyOnceWith('soon'));
});

it('words are written, kinds of home are chosen', async () => {
  const words = ask({ kind: 'text', most: 200 });
  await fillIn(words.user, screen.getByRole('textbox'), 'Near a park');
  await words.next();
  await waitFor(() => expect(words.onAnswer).toHaveBeenCalledExactlyOnceWith('Near a park'));
  words.unmount();
  const kinds = ask({ kind: 'types' });
  const [first] = screen.getAllByRole('button');
  await kinds.user.click(first as HTMLElement);
  await kinds.next();
  await waitFor(() => expect(kinds.onAnswer).toHaveBeenCalledExactlyOnceWith([first?.textContent]));
});

it('a budget of one’s own, in dollars only', async () => {
  const { user, onAnswer, next } = ask({ kind: 'budget' });
  await fillIn(user, screen.getByLabelText(text.from), '$600,000');
  await fillIn(user, screen.getByLabelText(text.to), 'plenty');
  await next();
  await screen.findByText(text.dollars);
  expect(onAnswer).not.toHaveBeenCalled();
  await fillIn(user, screen.getByLabelText(text.to), '850 000');
  await next();
  await waitFor(() => expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ min: 600_000, max: 850_000 }));
});

it('suburbs one after another: chosen, taken by Enter, and taken away', async () => {
  const { user, onAnswer, next } = ask({ kind: 'places' }, ['bardon']);
  await user.click(screen.getByRole('button', { name: placesText.remove('Bardon') }));
  const field = screen.getByLabelText(placesText.label);
  await fillIn(user, field, 'as');
  await user.click(await screen.findByRole('option', { name: 'Ashgrove' }));
  await screen.findByRole('button', { name: placesText.remove('Ashgrove') });
  await fillIn(user, field, 'ba');
  await screen.findByRole('option', { name: 'Bardon' });
  await user.keyboard('{Enter}');
  await screen.findByRole('button', { name: placesText.remove('Bardon') });
  await next();
  await waitFor(() => expect(onAnswer).toHaveBeenCalledExactlyOnceWith(['ashgrove', 'bardon']));
});
