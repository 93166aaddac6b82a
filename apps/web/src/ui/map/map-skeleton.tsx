import './map-skeleton.css';

/** Stands in the map's place until it is drawn: ground, and a shore that is nowhere. */
export function MapSkeleton({ label }: { label: string }) {
  return (
    <div className="map-skeleton" role="status">
      <svg
        width="100%"
        height="100%"
        preserveAspectRatio="xMidYMid slice"
        viewBox="0 0 400 260"
        aria-hidden="true"
      >
        {[0, 9, 20, 33].map((offset) => (
          <path
            key={offset}
            d={`M${250 + offset} -10C${215 + offset} 60 ${300 + offset} 100 ${262 + offset} 150S${230 + offset} 220 ${280 + offset} 270`}
          />
        ))}
      </svg>
      <span className="sr-only">{label}</span>
    </div>
  );
}
