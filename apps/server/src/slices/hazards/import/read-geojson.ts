import Assembler from 'stream-json/assembler.js';
import { jsonParser, type Token } from 'stream-json/parser.js';
import { UnreadableLayer } from './unreadable-layer.ts';

export type GeoJsonPiece =
  | { is: 'crs'; value: unknown }
  | { is: 'feature'; position: number; value: unknown };

const OPENS = new Set(['startObject', 'startArray']);
const CLOSES = new Set(['endObject', 'endArray']);

/** Follows the document from token to token: features are put together one at a time, other members whole. */
class DocumentReader {
  #depth = 0;
  #key = '';
  #isInFeatures = false;
  #assembler: Assembler | null = null;
  #features = 0;
  readonly #members = new Map<string, unknown>();
  isComplete = false;

  /** The piece that this token completes, if it does. */
  take(token: Token): GeoJsonPiece | null {
    if (this.#assembler) return this.#assemble(this.#assembler, token);
    if (this.#depth === 0) return this.#open(token);
    if (this.#isInFeatures) {
      if (token.name === 'endArray') {
        this.#isInFeatures = false;
        return null;
      }
      return this.#begin(token);
    }
    if (token.name === 'keyValue') {
      this.#key = token.value;
      return null;
    }
    if (token.name === 'endObject') {
      this.#depth = 0;
      this.isComplete = true;
      return this.#loneFeature();
    }
    if (this.#key === 'features' && token.name === 'startArray') {
      this.#isInFeatures = true;
      return null;
    }
    return this.#begin(token);
  }

  #open(token: Token): null {
    if (token.name !== 'startObject') throw new UnreadableLayer('This is JSON, but not GeoJSON.');
    this.#depth = 1;
    return null;
  }

  #begin(token: Token): GeoJsonPiece | null {
    const assembler = new Assembler();
    if (!OPENS.has(token.name)) {
      return this.#complete('value' in token ? token.value : null);
    }
    assembler.consume(token);
    this.#assembler = assembler;
    return null;
  }

  #assemble(assembler: Assembler, token: Token): GeoJsonPiece | null {
    assembler.consume(token);
    if (!CLOSES.has(token.name) || !assembler.done) return null;
    this.#assembler = null;
    return this.#complete(assembler.current);
  }

  #complete(value: unknown): GeoJsonPiece | null {
    if (this.#isInFeatures) return { is: 'feature', position: ++this.#features, value };
    this.#members.set(this.#key, value);
    return this.#key === 'crs' ? { is: 'crs', value } : null;
  }

  /** A document may be one feature, or a bare geometry. */
  #loneFeature(): GeoJsonPiece | null {
    const type = this.#members.get('type');
    if (this.#features > 0 || type === 'FeatureCollection') return null;
    const value: unknown = Object.fromEntries(this.#members);
    if (type === 'Feature') return { is: 'feature', position: 1, value };
    if (typeof type === 'string')
      return { is: 'feature', position: 1, value: { type: 'Feature', geometry: value } };
    throw new UnreadableLayer('This is JSON, but not GeoJSON: it has no "type".');
  }
}

async function* decoded(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8');
  for await (const piece of bytes) yield decoder.decode(piece, { stream: true });
}

const WRAPPING_START = /^\uFEFF?\s*(?:(?:var|let|const)\s+)?[\w$.]+\s*[=(]\s*(?=\{)/;
const WRAPPING_END = /[\s;)]*$/;
/** A script's name for the document is not longer. */
const LONGEST_START = 1024;

/** The document alone, where a script hands it over: `var areas = {…};`, `areas({…})`. */
async function* withoutWrapping(text: AsyncIterable<string>): AsyncGenerator<string> {
  let start: string | null = '';
  let held = '';
  let isWrapped = false;
  for await (const piece of text) {
    let rest = held + piece;
    if (start !== null) {
      start += piece;
      if (!start.includes('{') && start.length < LONGEST_START) continue;
      isWrapped = WRAPPING_START.test(start);
      rest = start.replace(WRAPPING_START, '');
      start = null;
    }
    held = isWrapped ? (WRAPPING_END.exec(rest)?.[0] ?? '') : '';
    yield rest.slice(0, rest.length - held.length);
  }
  if (start) yield start;
}

/** Reads a document of any size a piece at a time. */
export async function* readGeoJson(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<GeoJsonPiece> {
  const parse = jsonParser({ streamValues: false });
  const reader = new DocumentReader();
  const tokensOf = (text: string): readonly Token[] => {
    try {
      const parsed: unknown = parse(text);
      return typeof parsed === 'object' && parsed !== null && 'values' in parsed
        ? (parsed.values as Token[])
        : [];
    } catch {
      const word = /\b(NaN|-?Infinity)\b/.exec(text)?.[1];
      throw new UnreadableLayer(
        word
          ? `The file holds '${word}' where a number should be.`
          : 'The file isn’t valid JSON: we couldn’t read it to the end.',
      );
    }
  };
  for await (const text of withoutWrapping(decoded(bytes))) {
    for (const token of tokensOf(text)) {
      const piece = reader.take(token);
      if (piece) yield piece;
    }
  }
  if (!reader.isComplete) throw new UnreadableLayer('The file stops partway: it isn’t complete.');
}
