import type { WidgetThread } from '@propguard/protocol/widget';
import type { WidgetWords } from '@propguard/rules/widget/words/words';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { SignedVisitor } from '../frame-messages.ts';
import { keptVisit, type Unsent } from './kept-visit.ts';
import { refusalWords } from './refusal-words.ts';
import { type LeftDetails, NotReached, Refused, visitApi, watchVisit } from './visit-api.ts';

const EMPTY: WidgetThread = {
  state: 'assistant',
  member: null,
  isAnswering: false,
  isKnown: false,
  wishes: null,
  messages: [],
  surveys: [],
};

/** One visitor: their pass, what was said, and what is still to be sent. */
export function useVisit(key: string, host: string | null, language: string, words: WidgetWords) {
  const kept = useRef(keptVisit(key)).current;
  const [pass, setPass] = useState<string | null>(() => kept.pass());
  const [thread, setThread] = useState(EMPTY);
  const [unsent, setUnsent] = useState<Unsent[]>(() => kept.unsent());
  const [isOffline, setOffline] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [saidLater, setSaidLater] = useState(() => kept.saidLater());
  const [testAnswer, setTestAnswer] = useState<string | null>(null);
  const [isPaused, setPaused] = useState(false);
  const sending = useRef(false);

  useEffect(() => kept.keepUnsent(unsent), [kept, unsent]);
  /** By itself alone: meanwhile more may have been written. */
  const takeOut = useCallback(({ id }: Unsent) => setUnsent((now) => now.filter((one) => one.id !== id)), []);

  const failed = useCallback(
    (error: unknown) => {
      if (error instanceof NotReached) setOffline(true);
      else if (error instanceof Refused && error.code === 'UNAUTHENTICATED') {
        // It has ended, or was given back: this browser is a stranger again.
        kept.keepPass(null);
        setPass(null);
        setThread(EMPTY);
      } else setFailure(error instanceof Refused ? refusalWords(words, error) : words.failed);
    },
    [kept, words],
  );

  const told = useCallback((next: WidgetThread) => {
    setOffline(false);
    setThread(next);
    // What was said once is not in what is read next.
    if (next.testAnswer !== undefined) setTestAnswer(next.testAnswer);
  }, []);

  const passOf = useCallback(async (): Promise<string> => {
    if (pass !== null) return pass;
    const { pass: made } = await visitApi.begin(key, host ?? '', language);
    kept.keepPass(made);
    setPass(made);
    return made;
  }, [pass, key, host, language, kept]);

  useEffect(() => {
    if (pass === null) return;
    const look = () => void visitApi.thread(pass).then(told, failed);
    look();
    return watchVisit(pass, look);
  }, [pass, told, failed]);

  /** In order, one at a time; while an answer is being written the next waits. */
  const flush = useCallback(async () => {
    const [first] = unsent;
    if (!first || host === null || sending.current || isPaused || thread.isAnswering) return;
    sending.current = true;
    try {
      told(await visitApi.send(await passOf(), first));
      takeOut(first);
      setFailure(null);
    } catch (error) {
      if (error instanceof Refused && error.code === 'CONFLICT')
        setThread((now) => ({ ...now, isAnswering: true }));
      else if (error instanceof Refused && error.code === 'RATE_LIMITED') {
        // What is said too fast is not lost: it waits here.
        setPaused(true);
        setTimeout(() => setPaused(false), error.waitSeconds * 1000);
        failed(error);
      } else if (error instanceof Refused && error.code !== 'UNAUTHENTICATED') {
        takeOut(first);
        failed(error);
      } else failed(error);
    } finally {
      sending.current = false;
    }
  }, [unsent, host, isPaused, thread.isAnswering, passOf, told, takeOut, failed]);

  useEffect(() => {
    if (!isOffline) void flush();
  }, [flush, isOffline]);

  useEffect(() => {
    const back = () => setOffline(false);
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, []);

  const act = async (work: (pass: string) => Promise<WidgetThread>): Promise<boolean> => {
    setFailure(null);
    try {
      told(await work(await passOf()));
      return true;
    } catch (error) {
      failed(error);
      return false;
    }
  };

  return {
    thread,
    unsent,
    isOffline,
    failure,
    testAnswer,
    write: (text: string, about: string) => {
      setFailure(null);
      setTestAnswer(null);
      const written = { id: crypto.randomUUID(), text, ...(about === '' ? {} : { about }) };
      setUnsent((now) => [...now, written]);
    },
    tryNow: () => setOffline(false),
    askPerson: () => act(visitApi.handOver),
    sendFile: (file: File) => act((held) => visitApi.sendFile(held, crypto.randomUUID(), file)),
    /** Null: it was not given, and why is said. */
    file: async (messageId: string): Promise<Blob | null> => {
      setFailure(null);
      try {
        return await visitApi.file(await passOf(), messageId);
      } catch (error) {
        failed(error);
        return null;
      }
    },
    /** Null: a card without a picture says as much. */
    picture: async (homeId: string): Promise<Blob | null> =>
      visitApi.picture(await passOf(), homeId).catch(() => null),
    saidLater,
    later: () => {
      kept.keepLater();
      setSaidLater(true);
    },
    leaveLead: async (left: LeftDetails) => told(await visitApi.leaveLead(await passOf(), left)),
    rate: async (kind: string, score: number) => {
      await act((held) => visitApi.rate(held, kind, score));
    },
    identify: async (visitor: SignedVisitor) => {
      try {
        told(await visitApi.identify(await passOf(), visitor));
      } catch (error) {
        // A signature that is not right is the site's mistake, which its visitor can do nothing about.
        if (!(error instanceof Refused && error.code === 'FORBIDDEN')) failed(error);
      }
    },
    fail: setFailure,
  };
}
