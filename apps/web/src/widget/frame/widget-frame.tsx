import type { PublicWidget, WidgetMessage } from '@propguard/protocol/widget';
import { LANGUAGE_CODES, type LanguageCode, RIGHT_TO_LEFT } from '@propguard/rules/languages/languages';
import { shortWhenText } from '@propguard/rules/time/time-texts';
import { WIDGET_COLOURS } from '@propguard/rules/widget/widget';
import { WIDGET_WORDS } from '@propguard/rules/widget/words/all';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../ui/chart/save-file.ts';
import type { FrameOptions, SignedVisitor } from '../frame-messages.ts';
import { Composer } from './composer.tsx';
import { talkToHost } from './host-page.ts';
import { KnownBar } from './known-bar.tsx';
import { LeadBar } from './lead-bar.tsx';
import { LeadForm } from './lead-form.tsx';
import { MessageList } from './message-list.tsx';
import { Survey } from './survey.tsx';
import { useVisit } from './use-visit.ts';
import { visitApi } from './visit-api.ts';

const languageOf = (wanted: string): LanguageCode => {
  const code = (wanted === 'auto' ? navigator.language : wanted).slice(0, 2).toLowerCase();
  return LANGUAGE_CODES.find((known) => known === code) ?? 'en';
};

/** What the frame is before it knows how it is to look. */
export function WidgetFrame({ widgetKey }: { widgetKey: string }) {
  const [widget, setWidget] = useState<PublicWidget | null>(null);
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    visitApi.show(widgetKey).then(setWidget, () => setGone(true));
  }, [widgetKey]);
  if (isGone) return <p className="gone">{WIDGET_WORDS[languageOf('auto')].closed}</p>;
  return widget ? <OpenFrame widgetKey={widgetKey} widget={widget} /> : null;
}

interface OpenFrameProps {
  widgetKey: string;
  widget: PublicWidget;
}

function OpenFrame({ widgetKey, widget }: OpenFrameProps) {
  const [options, setOptions] = useState<FrameOptions | null>(null);
  const [host, setHost] = useState<string | null>(null);
  const [about, setAbout] = useState('');
  const [draft, setDraft] = useState<{ text: string } | null>(null);
  const [isShown, setShown] = useState(true);
  const [isSmall, setSmall] = useState(false);
  const [asksLead, setAsksLead] = useState(false);
  const [wasLeft, setWasLeft] = useState(false);
  const [signed, setSigned] = useState<SignedVisitor | null>(null);
  const seen = useRef(0);
  const page = useRef<ReturnType<typeof talkToHost> | null>(null);
  const language = languageOf(options?.language ?? widget.language);
  const words = WIDGET_WORDS[language];
  const visit = useVisit(widgetKey, host, language, words);
  const { thread, isOffline } = visit;

  useEffect(() => {
    const talk = talkToHost(widget.origins, {
      hello: (told, origin) => {
        setOptions(told);
        setAbout(told.about ?? '');
        setHost(origin);
      },
      shown: setShown,
      identify: setSigned,
      about: setAbout,
    });
    page.current = talk;
    return talk.stop;
  }, [widget.origins]);

  const theme = options?.theme ?? widget.theme;
  useEffect(() => {
    const { documentElement: html } = document;
    html.lang = language;
    html.dir = RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr';
    if (theme === 'auto') delete html.dataset.theme;
    else html.dataset.theme = theme;
    html.style.setProperty('--widget', options?.colour ?? WIDGET_COLOURS[widget.colour]);
  }, [language, theme, options, widget.colour]);

  const { identify } = visit;
  const identified = useRef<SignedVisitor | null>(null);
  useEffect(() => {
    if (host === null || signed === null || identified.current === signed) return;
    identified.current = signed;
    void identify(signed);
  }, [host, signed, identify]);

  const answers = thread.messages.filter(({ author }) => author !== 'contact').length;
  useEffect(() => {
    if (isShown) seen.current = answers;
    else page.current?.say({ propguard: 'unread', count: Math.max(0, answers - seen.current) });
  }, [answers, isShown]);

  const close = () => page.current?.say({ propguard: 'close' });
  const resize = (small: boolean) => {
    setSmall(small);
    page.current?.say({ propguard: 'size', small });
  };

  const save = async ({ id, file }: WidgetMessage) => {
    const content = await visit.file(id);
    if (content && file) saveFile(file.name, content);
  };

  const opensAt = widget.opensAt === null ? null : new Date(widget.opensAt);
  const isWaiting = thread.state === 'waiting' || thread.state === 'snoozed';
  const standing = isOffline
    ? words.noConnection
    : thread.member
      ? words.isHere(thread.member)
      : isWaiting
        ? words.waiting
        : opensAt
          ? words.nobodyUntil(shortWhenText(language, widget.zone, opensAt))
          : words.assistant;
  const mood = isOffline ? 'off' : opensAt && !thread.member ? 'away' : 'on';
  const name = thread.member ?? widget.title;
  const isNew = thread.messages.length + visit.unsent.length === 0;
  const offered = isNew ? Object.values(words.starters) : (thread.messages.at(-1)?.choices ?? []);
  const choices = thread.state === 'assistant' ? offered : [];
  const offersLead = widget.asksLead && !thread.isKnown && !asksLead;
  const isAway = opensAt !== null && !thread.member;
  const awayNote = widget.offlineNote || words.offlineNote;
  // Once it is closed they are asked how it was, and one question at a time is enough.
  const asksNow = offersLead && !visit.saidLater && thread.state !== 'resolved' && (isAway || answers > 0);

  return (
    <main
      className="frame"
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <header>
        <span className="face" aria-hidden="true">
          {name.slice(0, 1)}
        </span>
        <div className="who">
          <h1 dir="auto">{thread.member ?? `${widget.title}, ${widget.office}`}</h1>
          <p role="status">
            <i className={`dot ${mood}`} aria-hidden="true" />
            {standing}
          </p>
        </div>
        <button
          type="button"
          className="icon"
          aria-label={isSmall ? words.open : words.minimise}
          aria-expanded={!isSmall}
          onClick={() => resize(!isSmall)}
        >
          <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
            <path
              d={isSmall ? 'm6 15 6-6 6 6' : 'M5 12h14'}
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
            />
          </svg>
        </button>
        <button type="button" className="icon" aria-label={words.close} onClick={close}>
          <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 6l12 12M18 6 6 18" fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
        </button>
      </header>
      {isSmall ? null : (
        <>
          <KnownBar wishes={thread.wishes} language={language} onCorrect={(text) => setDraft({ text })} />
          <MessageList
            thread={thread}
            unsent={visit.unsent}
            greeting={widget.greeting || words.greeting}
            title={widget.title}
            words={words}
            onFile={(message) => void save(message)}
            onDraw={visit.picture}
          />
          <div className="foot">
            {isAway && !asksLead && !asksNow && !wasLeft && thread.state !== 'resolved' ? (
              <p className="note">{awayNote}</p>
            ) : null}
            {isOffline ? (
              <p className="note" role="status">
                {words.kept}{' '}
                <button type="button" onClick={visit.tryNow}>
                  {words.tryNow}
                </button>
              </p>
            ) : null}
            {wasLeft ? (
              <p className="note" role="status">
                {words.left}
              </p>
            ) : null}
            {visit.testAnswer === null ? null : (
              <p className="note" role="status">
                {visit.testAnswer}
              </p>
            )}
            {visit.failure === null ? null : (
              <p className="note problem" role="alert" dir="auto">
                {visit.failure}
              </p>
            )}
            {asksNow ? (
              <LeadBar
                ask={isAway ? awayNote : words.leaveTitle}
                yes={isAway ? words.leave : words.yes}
                later={words.leaveLater}
                onYes={() => setAsksLead(true)}
                onLater={visit.later}
              />
            ) : null}
            <Survey surveys={thread.surveys} language={language} onRate={visit.rate} />
            {asksLead ? (
              <LeadForm
                words={words}
                language={language}
                onLater={() => setAsksLead(false)}
                onLeave={async (left) => {
                  await visit.leaveLead(left);
                  setAsksLead(false);
                  setWasLeft(true);
                }}
              />
            ) : (
              <div className={`chips${isNew ? ' is-first' : ''}`}>
                {thread.state === 'assistant' || thread.state === 'resolved' ? (
                  <button type="button" onClick={() => void visit.askPerson()}>
                    {words.talkToPerson}
                  </button>
                ) : null}
                {choices.slice(0, isNew ? 4 : 3).map((choice) => (
                  <button key={choice} type="button" onClick={() => visit.write(choice, about)}>
                    {choice}
                  </button>
                ))}
                {offersLead && !asksNow ? (
                  <button type="button" onClick={() => setAsksLead(true)}>
                    {words.reachMe}
                  </button>
                ) : null}
              </div>
            )}
            <Composer
              words={words}
              hint={about === '' ? words.ask : words.askHome}
              offered={draft}
              takesFiles={widget.takesFiles}
              onWrite={(text) => visit.write(text, about)}
              onFile={(file) => void visit.sendFile(file)}
              onProblem={visit.fail}
            />
            <p className="small">{words.disclosure(widget.title)}</p>
          </div>
        </>
      )}
    </main>
  );
}
