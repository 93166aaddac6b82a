/** Events that arrive when the test says so, for an answer that is a stream. */
export interface EventFeed<Event> {
  /** One more piece of the stream. */
  send: (event: Event) => void;
  /** The server closes it. */
  end: () => void;
  /** The connection breaks. */
  break: () => void;
  stream: () => AsyncGenerator<Event, void, void>;
}

type Step<Event> = { event: Event } | 'end' | 'break';

export function eventFeed<Event>(): EventFeed<Event> {
  const steps: Step<Event>[] = [];
  let wake = (): void => undefined;
  const add = (step: Step<Event>): void => {
    steps.push(step);
    wake();
  };
  return {
    send: (event) => add({ event }),
    end: () => add('end'),
    break: () => add('break'),
    stream: async function* () {
      for (;;) {
        const step = steps.shift();
        if (step === 'end') return;
        if (step === 'break') throw new TypeError('The connection was lost.');
        if (step) yield step.event;
        else
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
      }
    },
  };
}
