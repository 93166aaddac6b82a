import { describe, expect, it } from 'vitest';
import { type Caller, FairQueue } from './fair-queue.ts';

const LIMITS = { atWork: 4, waiting: 8 };
const person = (name: string): Caller => ({ name, share: 0.5 });
const address = (name: string): Caller => ({ name, share: 1 });

/** Everyone who comes, what became of them, and how they leave. */
const openHouse = (limits = LIMITS) => {
  const clock = { now: 0 };
  const queue = new FairQueue(limits, () => clock.now);
  // Somebody else was here just now: nobody is alone.
  for (const name of ['somebody', 'somebody else'])
    queue.enter([address(name)], { admit: () => undefined, shed: () => undefined })();
  const admitted: string[] = [];
  const shed: string[] = [];
  const leaving = new Map<string, () => void>();
  const come = (request: string, ...callers: Caller[]): void => {
    const turn = { admit: () => void admitted.push(request), shed: () => void shed.push(request) };
    leaving.set(request, queue.enter(callers, turn));
  };
  const leave = (request: string): void => leaving.get(request)?.();
  return { clock, queue, admitted, shed, come, leave };
};

const many = (count: number, name: string): string[] =>
  Array.from({ length: count }, (_, at) => `${name}${at + 1}`);

describe('who is let in', () => {
  it('as many as may be at work, and of one caller no more than their share', () => {
    const { queue, admitted, come } = openHouse();
    for (const request of many(3, 'a')) come(request, person('a'));
    expect(admitted).toEqual(['a1', 'a2']);
    for (const request of many(3, 'b')) come(request, person('b'));
    expect(admitted).toEqual(['a1', 'a2', 'b1', 'b2']);
    come('c1', person('c'));
    expect(queue).toMatchObject({ atWork: 4, waiting: 3 });
  });

  it('next is whoever has least at work, however many others came before', () => {
    const { admitted, come, leave } = openHouse({ atWork: 2, waiting: 100 });
    for (const request of many(20, 'a')) come(request, address('a'));
    come('b1', address('b'));
    leave('a1');
    expect(admitted).toEqual(['a1', 'a2', 'b1']);
  });

  it('those who have as little take turns', () => {
    const { admitted, come, leave } = openHouse({ atWork: 1, waiting: 100 });
    for (const name of ['a', 'b', 'c']) for (const request of many(3, name)) come(request, address(name));
    for (let at = 0; at < 8; at += 1) leave(admitted.at(-1) ?? '');
    expect(admitted).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'c2', 'b3', 'c3']);
  });

  it('whoever has been alone for a while has more, until somebody else comes', () => {
    const { clock, admitted, come, leave } = openHouse({ atWork: 16, waiting: 100 });
    const caller = { name: 'a', share: 0.125 };
    clock.now = 900;
    for (const request of many(10, 'a')) come(request, caller);
    expect(admitted).toHaveLength(2);
    clock.now = 2000;
    leave('a1');
    expect(admitted).toHaveLength(7);
    come('b1', address('b'));
    for (const request of admitted.slice(1, 5)) leave(request);
    expect(admitted.filter((request) => request.startsWith('a'))).toHaveLength(7);
  });

  it('who has two requests is not behind all who come later with one', () => {
    const { admitted, come, leave } = openHouse({ atWork: 1, waiting: 100 });
    for (const request of many(3, 'a')) come(request, address('a'));
    for (let at = 1; at <= 10; at += 1) {
      come(`n${at}`, address(`n${at}`));
      come(`m${at}`, address(`m${at}`));
      leave(admitted.at(-1) ?? '');
    }
    expect(admitted.indexOf('a3')).toBeLessThan(6);
  });

  it('counts against each of the callers: many accounts at one address gain nothing', () => {
    const { admitted, come, leave } = openHouse({ atWork: 4, waiting: 100 });
    const home = { name: 'home', share: 0.5 };
    for (let at = 1; at <= 10; at += 1) come(`a${at}`, home, person(`account ${at}`));
    come('b1', { name: 'elsewhere', share: 0.5 }, person('b'));
    expect(admitted).toEqual(['a1', 'a2', 'b1']);
    leave('a1');
    expect(admitted).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  it('nor does one account at many addresses', () => {
    const { admitted, come } = openHouse();
    for (let at = 1; at <= 10; at += 1) come(`a${at}`, address(`address ${at}`), person('a'));
    expect(admitted).toEqual(['a1', 'a2']);
  });

  it('at one address, whoever asks little is not behind whoever asks much', () => {
    const { admitted, come, leave } = openHouse({ atWork: 4, waiting: 100 });
    const office = { name: 'office', share: 1 };
    for (const request of many(20, 'a')) come(request, office, person('a'));
    for (const request of many(4, 'b')) come(request, office, person('b'));
    expect(admitted).toEqual(['a1', 'a2', 'b1', 'b2']);
    leave('b1');
    expect(admitted.at(-1)).toBe('b3');
  });
});

describe('who is sent away', () => {
  it('beyond their share of the places to wait in', () => {
    const { queue, shed, come } = openHouse();
    for (const request of many(8, 'a')) come(request, { name: 'a', share: 0.25 });
    expect(shed).toEqual(['a6', 'a7', 'a8']);
    expect(queue).toMatchObject({ atWork: 1, waiting: 4 });
  });

  it('when all places are taken, the last of whoever has most; who has little is let wait', () => {
    const { shed, come } = openHouse();
    const whole = { name: 'a', share: 1 };
    for (const request of many(12, 'a')) come(request, whole);
    come('b1', address('b'));
    expect(shed).toEqual(['a12']);
    come('a13', whole);
    expect(shed).toEqual(['a12', 'a13']);
  });

  it('of those who have as much, the last that came', () => {
    const { shed, come } = openHouse({ atWork: 1, waiting: 2 });
    for (const name of ['a', 'b', 'c', 'd']) come(name, address(name));
    expect(shed).toEqual(['d']);
  });

  it('under pressure sooner, but nobody who has one request only', () => {
    const { queue, shed, come } = openHouse({ atWork: 2, waiting: 100 });
    for (const request of many(6, 'a')) come(request, address('a'));
    for (const name of ['b', 'c', 'd', 'e']) come(name, address(name));
    queue.press(true);
    expect(shed).toEqual(['a6', 'a5', 'a4', 'a3']);
    come('f', address('f'));
    expect(shed).toHaveLength(4);
    come('a7', address('a'));
    expect(shed.at(-1)).toBe('a7');
    queue.press(false);
    come('a8', address('a'));
    expect(shed).toHaveLength(5);
  });
});

describe('leaving', () => {
  it('lets the next one in, and does so once', () => {
    const { queue, admitted, come, leave } = openHouse({ atWork: 1, waiting: 10 });
    for (const request of many(3, 'a')) come(request, address('a'));
    leave('a1');
    leave('a1');
    expect(admitted).toEqual(['a1', 'a2']);
    expect(queue).toMatchObject({ atWork: 1, waiting: 1 });
  });

  it('while waiting gives the place up; after being sent away it changes nothing', () => {
    const { queue, admitted, shed, come, leave } = openHouse({ atWork: 1, waiting: 2 });
    for (const request of many(4, 'a')) come(request, address('a'));
    expect(shed).toEqual(['a4']);
    leave('a4');
    leave('a2');
    leave('a1');
    expect(admitted).toEqual(['a1', 'a3']);
    leave('a3');
    expect(queue).toMatchObject({ atWork: 0, waiting: 0 });
  });

  it('leaves nothing behind, however many have been here', () => {
    const { queue, come, leave } = openHouse();
    for (let at = 0; at < 1000; at += 1) {
      come(`r${at}`, address('office'), person(`p${at % 7}`));
      if (at % 3 === 0) leave(`r${at - 2}`);
    }
    for (let at = 0; at < 1000; at += 1) leave(`r${at}`);
    expect(queue).toMatchObject({ atWork: 0, waiting: 0, remembered: 0 });
  });
});
