import type { WidgetCard, WidgetHome } from '@propguard/protocol/widget';
import type { WidgetWords } from '@propguard/rules/widget/words/words';
import { type Draw, HomePicture } from './home-picture.tsx';

interface HomeProps {
  home: WidgetHome;
  words: WidgetWords;
  onDraw: Draw;
}

function Home({ home: { title, text, url, picture }, words, onDraw }: HomeProps) {
  const [street, ...place] = title.split(', ');
  const told = (
    <>
      <HomePicture homeId={picture} alt={words.pictureOf(title)} onDraw={onDraw} />
      <span className="told">
        <b>
          <bdi>{street}</bdi>
        </b>
        {place.length > 0 ? (
          <span>
            <bdi>{place.join(', ')}</bdi>
          </span>
        ) : null}
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

interface MessageCardProps {
  card: WidgetCard;
  words: WidgetWords;
  onDraw: Draw;
}

/** What an answer found: homes with their pictures, or figures, and where there is more. */
export function MessageCard({ card: { homes, facts, link }, words, onDraw }: MessageCardProps) {
  return (
    <>
      {homes.length > 0 ? (
        <ul className="homes">
          {homes.map((home) => (
            <Home key={`${home.title} ${home.text}`} home={home} words={words} onDraw={onDraw} />
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
