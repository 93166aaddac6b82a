interface ExchangeProps {
  question: string;
  reply: string;
  lang?: string;
}

/** A question and its reply, as they stand in the chat. */
export function Exchange({ question, reply, lang = 'en' }: ExchangeProps) {
  return (
    <div lang={lang} className="mt-5 grid gap-3">
      <p className="max-w-[80%] justify-self-end rounded-2 rounded-br-[2px] bg-accent-soft px-3 py-2">
        {question}
      </p>
      <p className="max-w-[88%] leading-normal">{reply}</p>
    </div>
  );
}
