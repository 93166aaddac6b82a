/** One of those whom a request counts against, and the part of all places that they may have at once. */
export type Caller = { name: string; share: number };

export type FairLimits = {
  /** Requests at work at once. */
  atWork: number;
  /** Beside those, waiting for their turn. */
  waiting: number;
};

/** What is done about a request: it is let in or sent away, either at once or after it has waited. */
type Turn = { admit: () => void; shed: () => void };

const ALONE_AFTER_MS = 1000;
/** So many times their share whoever is alone may have at work. */
const TIMES_ALONE = 3;
/** Waiting costs little: of the places to wait in, a caller may have more than of those at work. */
const TIMES_WAITING = 2;

/** What one caller has in the house. */
class Tally {
  readonly name: string;
  readonly share: number;
  atWork = 0;
  waiting = 0;

  constructor({ name, share }: Caller) {
    this.name = name;
    this.share = share;
  }
}

/** Requests that count against exactly the same callers, in the order in which they came. */
type Line = { key: string; tallies: readonly Tally[]; waiting: Entry[]; atWork: number; lastRound: number };
/** In each round everybody who waits has one turn. A line of many is spread over as many rounds. */
type Entry = { line: Line; turn: Turn; state: 'waiting' | 'at work' | 'gone'; round: number; came: number };

const mostOf = (tallies: readonly Tally[], figure: (tally: Tally) => number): number => {
  let most = 0;
  for (const tally of tallies) most = Math.max(most, figure(tally));
  return most;
};
const atWorkOf = ({ atWork, share }: Tally): number => atWork / share;
const inHouseOf = ({ atWork, waiting, share }: Tally): number => (atWork + waiting) / share;
const requestsOf = ({ atWork, waiting }: Tally): number => atWork + waiting;

/** Who has more: by whichever of their callers uses most of its share; where that is the same, by all together. */
const hasMore = ({ tallies: one }: Line, { tallies: other }: Line): boolean => {
  const difference = mostOf(one, inHouseOf) - mostOf(other, inHouseOf);
  if (difference !== 0) return difference > 0;
  const sum = (tallies: readonly Tally[]) => tallies.reduce((all, tally) => all + requestsOf(tally), 0);
  return sum(one) > sum(other);
};

/** Who has least at work; where that is the same, they take turns, in the order in which they came. */
const comesBefore = (one: Entry, other: Entry): boolean => {
  const difference = mostOf(one.line.tallies, atWorkOf) - mostOf(other.line.tallies, atWorkOf);
  return (difference || one.round - other.round || one.came - other.came) < 0;
};

/**
 * Who is let in, who waits, and who is sent away. A request counts against several callers at once: an address, an
 * account, a workspace, a key, a pass. It is as heavy as the heaviest of them, so that neither many accounts at one
 * address nor one account at many addresses gains anything. The lightest is let in next; when there are too many, the
 * last that came of the heaviest is sent away. While nobody else has asked for a while, a caller may have more at work than
 * their share: there is nobody to leave it to. Knows no HTTP.
 */
export class FairQueue {
  readonly #limits: FairLimits;
  readonly #now: () => number;
  /** Who asked last, and who did before them that is somebody else; by the first of their callers. */
  #latest = { name: '', at: Number.NEGATIVE_INFINITY };
  #latestOther = this.#latest;
  readonly #tallies = new Map<string, Tally>();
  readonly #lines = new Map<string, Line>();
  #atWork = 0;
  #waiting = 0;
  #isPressed = false;
  /** The latest from which somebody was let in, and how many have come. */
  #round = 0;
  #came = 0;

  constructor(limits: FairLimits, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
  }

  get atWork(): number {
    return this.#atWork;
  }

  get waiting(): number {
    return this.#waiting;
  }

  /** Callers who have something here; the others are forgotten. */
  get remembered(): number {
    return this.#tallies.size;
  }

  /** Returns what ends it: who is at work leaves, who waits no longer does. To call it again does nothing. */
  enter(callers: readonly Caller[], turn: Turn): () => void {
    const line = this.#lineOf(callers);
    this.#remember(callers[0]?.name ?? '');
    const round = Math.max(this.#round, line.lastRound) + 1;
    this.#came += 1;
    line.lastRound = round;
    const entry: Entry = { line, turn, state: 'gone', round, came: this.#came };
    const isFree = this.#atWork < this.#limits.atWork && line.waiting.length === 0;
    if (isFree && this.#hasPlace(line)) {
      this.#begin(entry);
      turn.admit();
    } else if (this.#mayWait(line)) {
      this.#wait(entry);
      if (this.#waiting > this.#mostWaiting) this.#shedHeaviest();
    } else {
      this.#forget(line);
      turn.shed();
    }
    return () => this.#end(entry);
  }

  /** While the machine does not keep up, only as many wait as may be at work; what those who ask most have beyond goes. */
  press(isPressed: boolean): void {
    this.#isPressed = isPressed;
    while (this.#waiting > this.#mostWaiting && this.#shedHeaviest());
  }

  get #mostWaiting(): number {
    const { atWork, waiting } = this.#limits;
    return this.#isPressed ? Math.min(atWork, waiting) : waiting;
  }

  #lineOf(callers: readonly Caller[]): Line {
    const key = callers.map(({ name }) => name).join('\n');
    const known = this.#lines.get(key);
    if (known) return known;
    const tallies = callers.map((caller) => {
      const tally = this.#tallies.get(caller.name) ?? new Tally(caller);
      this.#tallies.set(caller.name, tally);
      return tally;
    });
    const line: Line = { key, tallies, waiting: [], atWork: 0, lastRound: 0 };
    this.#lines.set(key, line);
    return line;
  }

  #remember(name: string): void {
    if (name !== this.#latest.name) this.#latestOther = this.#latest;
    this.#latest = { name, at: this.#now() };
  }

  #isAlone({ tallies }: Line): boolean {
    const other = this.#latest.name === tallies[0]?.name ? this.#latestOther : this.#latest;
    return this.#now() - other.at > ALONE_AFTER_MS;
  }

  #hasPlace(line: Line): boolean {
    const places = this.#limits.atWork * (this.#isAlone(line) ? TIMES_ALONE : 1);
    return line.tallies.every(({ atWork, share }) => atWork < Math.max(1, share * places));
  }

  #mayWait({ tallies }: Line): boolean {
    const places = this.#limits.waiting * TIMES_WAITING;
    return tallies.every(({ waiting, share }) => waiting < Math.max(1, share * places));
  }

  #begin(entry: Entry): void {
    entry.state = 'at work';
    entry.line.atWork += 1;
    this.#atWork += 1;
    for (const tally of entry.line.tallies) tally.atWork += 1;
    this.#round = Math.max(this.#round, entry.round);
  }

  #wait(entry: Entry): void {
    entry.state = 'waiting';
    entry.line.waiting.push(entry);
    this.#waiting += 1;
    for (const tally of entry.line.tallies) tally.waiting += 1;
  }

  #unwait(entry: Entry): void {
    entry.state = 'gone';
    const { waiting, tallies } = entry.line;
    waiting.splice(waiting.indexOf(entry), 1);
    this.#waiting -= 1;
    for (const tally of tallies) tally.waiting -= 1;
  }

  #end(entry: Entry): void {
    const { state, line } = entry;
    if (state === 'waiting') this.#unwait(entry);
    if (state === 'at work') {
      entry.state = 'gone';
      line.atWork -= 1;
      this.#atWork -= 1;
      for (const tally of line.tallies) tally.atWork -= 1;
      this.#admitNext();
    }
    this.#forget(line);
  }

  #admitNext(): void {
    while (this.#atWork < this.#limits.atWork) {
      let entry: Entry | undefined;
      for (const line of this.#lines.values()) {
        const [first] = line.waiting;
        if (first && this.#hasPlace(line) && (!entry || comesBefore(first, entry))) entry = first;
      }
      if (!entry) return;
      this.#unwait(entry);
      this.#begin(entry);
      entry.turn.admit();
    }
  }

  /** Of those who are equally heavy, the one that came last. False when each has no more than one request here. */
  #shedHeaviest(): boolean {
    let heaviest: Line | undefined;
    for (const line of this.#lines.values())
      if (line.waiting.length > 0 && !(heaviest && hasMore(heaviest, line))) heaviest = line;
    const entry = heaviest?.waiting.at(-1);
    if (!heaviest || !entry) return false;
    if (this.#isPressed && mostOf(heaviest.tallies, requestsOf) <= 1) return false;
    this.#unwait(entry);
    this.#forget(heaviest);
    entry.turn.shed();
    return true;
  }

  #forget(line: Line): void {
    if (line.waiting.length > 0 || line.atWork > 0) return;
    this.#lines.delete(line.key);
    for (const tally of line.tallies) if (requestsOf(tally) === 0) this.#tallies.delete(tally.name);
  }
}
