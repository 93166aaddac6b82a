import type { WidgetCard, WidgetHome } from '@propguard/protocol/widget';
import { useEffect, useState } from 'react';

type Draw = (propertyId: string) => Promise<Blob | null>;

/** It is asked for with the visitor's pass, which an address in the page could not carry. */
function Picture({ propertyId, onDraw }: { propertyId: string; onDraw: Draw }) {
  const [source, setSource] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: how it is asked for is made anew with each message
  useEffect(() => {
    let made: string | null = null;
    let isLeft = false;
    void onDraw(propertyId).then((content) => {
      if (!content || isLeft) return;
      made = URL.createObjectURL(content);
      setSource(made);
    });
    return () => {
      isLeft = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [propertyId]);
  return <span className="picture">{source ? <img src={source} alt="" /> : null}</span>;
}

function Home({ home: { title, text, url, picture }, onDraw }: { home: WidgetHome; onDraw: Draw }) {
  const [street, ...place] = title.split(', ');
  const told = (
    <>
      {picture ? <Picture propertyId={picture} onDraw={onDraw} /> : null}
      <span className="told">
        <b>{street}</b>
        {place.length > 0 ? <span>{place.join(', ')}</span> : null}
        <span>{text}</span>
      </span>
    </>
  );
  return (
    <li>
      {url ? (
        <a className="home" href={url} target="_blank" rel="noopener noreferrer">
          {told}
        </a>
      ) : (
        <span className="home">{told}</span>
      )}
    </li>
  );
}

/** What an answer found: homes with their pictures, or figures, and where there is more. */
export function MessageCard({ card: { homes, facts, link }, onDraw }: { card: WidgetCard; onDraw: Draw }) {
  return (
    <>
      {homes.length > 0 ? (
        <ul className="homes">
          {homes.map((home) => (
            <Home key={`${home.title} ${home.text}`} home={home} onDraw={onDraw} />
          ))}
        </ul>
      ) : null}
      {facts.length > 0 ? (
        <dl className="facts">
          {facts.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {link ? (
        <a className="more" href={link.url} target="_blank" rel="noopener noreferrer">
          {link.label}
        </a>
      ) : null}
    </>
  );
}
