interface PaperFigure {
  label: string;
  value: string;
  note?: string;
}

/** A few figures side by side, under their labels. */
export function Figures({ items }: { items: readonly PaperFigure[] }) {
  return (
    <dl className="mt-4 flex flex-wrap gap-x-6 gap-y-3 border-t border-line pt-3">
      {items.map(({ label, value, note }) => (
        <div key={label}>
          <dt className="text-12 text-muted">{label}</dt>
          <dd className="text-13 font-semibold tabular-nums">{value}</dd>
          {note ? <dd className="text-11 text-muted">{note}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
