interface LeadBarProps {
  ask: string;
  yes: string;
  later: string;
  onYes: () => void;
  onLater: () => void;
}

/** Asks before anything is kept of somebody; whoever would rather not is not asked again. */
export function LeadBar({ ask, yes, later, onYes, onLater }: LeadBarProps) {
  return (
    <div className="note lead-bar">
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
        <path
          d="M4.800 7h6.400a1.300 1.300 0 0 1 1.300 1.300v3.900a1.300 1.300 0 0 1-1.300 1.300H4.800a1.300 1.300 0 0 1-1.300-1.300V8.300A1.300 1.300 0 0 1 4.800 7M5.500 7V5a2.500 2.500 0 0 1 5 0v2"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
        />
      </svg>
      <p>{ask}</p>
      <span>
        <button type="button" onClick={onYes}>
          {yes}
        </button>
        <button type="button" className="plain" onClick={onLater}>
          {later}
        </button>
      </span>
    </div>
  );
}
