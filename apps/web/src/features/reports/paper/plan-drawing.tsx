import type { ReportPlan } from '@propguard/protocol/report-record';
import type { LayerKind } from '@propguard/rules/hazards/hazard-kinds';
import { hatchedAreas, planPath } from '@propguard/rules/reports/plan-hatch';
import { scaleBarMetres } from '@propguard/rules/reports/scale-bar';
import { useId } from 'react';

const COLOURS: Record<LayerKind, string> = {
  flood: 'var(--hz-flood)',
  fire: 'var(--hz-fire)',
  coastalErosion: 'var(--hz-erosion)',
  subsidence: 'var(--hz-subsidence)',
  seismic: 'var(--muted)',
};
const METRES_PER_KM = 1000;

interface PlanDrawingProps {
  plan: ReportPlan;
  label: string;
}

/** A survey plan of what we know ourselves: shores, mapped hazards, homes, and the numbered sales. */
export function PlanDrawing({ plan, label }: PlanDrawingProps) {
  const id = useId();
  const { widthUnits, heightUnits, shores, places, homes } = plan;
  const areas = hatchedAreas(plan);
  const dots = homes.flatMap((x, index) =>
    index % 2 === 0 ? [`M${x - 2} ${(homes[index + 1] ?? 0) - 2}h4v4h-4z`] : [],
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${widthUnits} ${heightUnits}`}
      className="block w-full border border-line"
    >
      <defs>
        {areas.map(({ key, outline }) => (
          <clipPath key={key} id={`${id}${key}`}>
            <path d={outline} />
          </clipPath>
        ))}
      </defs>
      <rect width={widthUnits} height={heightUnits} fill="var(--map-land)" />
      <path d={dots.join('')} fill="var(--map-lot)" />
      {areas.map(({ key, kind, lines }) => (
        <g key={key} clipPath={`url(#${id}${key})`}>
          <rect width={widthUnits} height={heightUnits} fill={COLOURS[kind]} fillOpacity={0.06} />
          <path d={lines} stroke={COLOURS[kind]} strokeOpacity={0.5} />
        </g>
      ))}
      {shores.map((shore) => (
        <path key={shore.join()} d={planPath(shore)} fill="none" stroke="var(--map-shore)" strokeWidth={3} />
      ))}
      {places.map(({ name, x, y }) => (
        <text
          key={name}
          x={x}
          y={y}
          textAnchor="middle"
          fill="var(--muted)"
          className="font-serif text-[24px] italic"
        >
          {name}
        </text>
      ))}
      <PlanMarks plan={plan} />
      <PlanScale plan={plan} />
    </svg>
  );
}

function PlanMarks({ plan: { comparables, subject } }: { plan: ReportPlan }) {
  return (
    <>
      {comparables.map(({ number, x, y, markX, markY, beyond }) => (
        <g key={number}>
          <path d={`M${x} ${y}L${markX} ${markY}`} stroke="var(--ink)" strokeWidth={1.5} />
          <circle
            cx={markX}
            cy={markY}
            r={17}
            fill={beyond ? 'var(--sunken)' : 'var(--surface)'}
            stroke="var(--ink)"
            strokeWidth={1.8}
          />
          <text
            x={markX}
            y={markY + 8}
            textAnchor="middle"
            fill="var(--ink)"
            className="text-[22px] font-semibold"
          >
            {number}
          </text>
        </g>
      ))}
      <circle cx={subject.x} cy={subject.y} r={25} fill="none" stroke="var(--accent)" strokeWidth={2} />
      <circle
        cx={subject.x}
        cy={subject.y}
        r={17}
        fill="var(--surface)"
        stroke="var(--accent)"
        strokeWidth={3}
      />
      <rect x={subject.x - 7} y={subject.y - 7} width={14} height={14} fill="var(--accent)" />
    </>
  );
}

function PlanScale({ plan: { widthUnits, heightUnits, metresAcross } }: { plan: ReportPlan }) {
  const metres = scaleBarMetres(metresAcross);
  const length = (metres / metresAcross) * widthUnits;
  const right = widthUnits - 30;
  const base = heightUnits - 26;
  return (
    <g fill="var(--ink)" className="text-[20px]">
      <rect
        x={right - length - 18}
        y={base - 42}
        width={length + 36}
        height={54}
        rx={6}
        fill="var(--surface)"
        fillOpacity={0.9}
      />
      <path
        d={`M${right - length} ${base - 8}v8h${length}v-8`}
        fill="none"
        stroke="var(--ink)"
        strokeWidth={2}
      />
      <text x={right - length} y={base - 16}>
        0
      </text>
      <text x={right} y={base - 16} textAnchor="end">
        {metres >= METRES_PER_KM ? `${metres / METRES_PER_KM} km` : `${metres} m`}
      </text>
      <circle cx={widthUnits - 42} cy={44} r={24} fill="var(--surface)" fillOpacity={0.9} />
      <path d={`M${widthUnits - 42} 24l10 33-10-8-10 8z`} />
    </g>
  );
}
