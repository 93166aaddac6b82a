import type { RiskAlert } from '@propguard/protocol/risk-dashboard';
import { hazardText } from '@propguard/rules/hazards/evidence-words';
import { clsx } from 'clsx';
import { ArrowRight, CircleDollarSign, X } from 'lucide-react';
import { audText } from '../../../lib/aud-text.ts';
import { RISK_LOOKS } from '../../../parts/risk/risk-kinds.ts';
import { RiskScoreBadge } from '../../../parts/risk/risk-score-badge.tsx';
import { useInstantText } from '../../../parts/times/use-instant-text.ts';
import { assessmentPath } from '../../../routes/analyse.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { TextLink } from '../../../ui/controls/text-link.tsx';
import { changeText, placeText } from '../figure-text.ts';
import { text } from '../text.ts';

const words = text.alerts;
const VALUE_LOOK = { label: words.value, icon: CircleDollarSign };

const lookOf = (figure: RiskAlert['figure']) => (figure === 'value' ? VALUE_LOOK : RISK_LOOKS[figure]);

/** A value that falls and a hazard that rises are bad news. */
const isBad = ({ figure, before, after }: RiskAlert): boolean =>
  figure === 'value' ? (after ?? 0) < (before ?? 0) : (after ?? 0) > (before ?? 0);

interface AlertRowProps {
  alert: RiskAlert;
  isBusy: boolean;
  /** Absent for those who may only look. */
  onDismiss: (() => void) | undefined;
}

/** One figure of one home: what it was, what it is, why and since when. */
export function AlertRow({ alert, isBusy, onDismiss }: AlertRowProps) {
  const instant = useInstantText();
  const { label, icon } = lookOf(alert.figure);
  const place = placeText(alert);
  return (
    <li className="grid grid-cols-[20px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 px-4 py-2.5 text-13 md:grid-cols-[20px_minmax(0,1fr)_auto_minmax(0,15rem)_auto] md:px-5">
      <Icon of={icon} className={isBad(alert) ? 'text-danger' : 'text-positive'} />
      <span className="min-w-0 break-words">
        {alert.assessmentId ? (
          <TextLink to={assessmentPath(alert.assessmentId, 'risk')} className="font-medium">
            {place}
          </TextLink>
        ) : (
          <span className="font-medium">{place}</span>
        )}
      </span>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 tabular-nums max-md:order-last max-md:col-span-2 max-md:col-start-2">
        <span className="text-muted">{label}</span>
        <FigureOf alert={alert} when="before" />
        <Icon of={ArrowRight} size={14} label={words.now} className="text-muted" />
        <FigureOf alert={alert} when="after" />
      </span>
      <span className="text-12 text-muted max-md:order-last max-md:col-span-2 max-md:col-start-2 md:text-right">
        {words.causes[alert.cause]}, {instant.date(alert.createdAt)}
      </span>
      {onDismiss ? (
        <IconButton
          icon={X}
          label={words.dismiss(place)}
          kind="ghost"
          size="sm"
          busy={isBusy}
          onClick={onDismiss}
        />
      ) : null}
    </li>
  );
}

function FigureOf({ alert, when }: { alert: RiskAlert; when: 'before' | 'after' }) {
  const { figure, before, after } = alert;
  const value = alert[when];
  if (value === null) return <span>{words.noData}</span>;
  if (figure !== 'value')
    return when === 'after' ? (
      <RiskScoreBadge score={value} isHazard withFigure />
    ) : (
      <span>{hazardText(value)}</span>
    );
  if (when === 'before') return <span>{audText(value)}</span>;
  return (
    <>
      <span className="font-semibold">{audText(value)}</span>
      <span className={clsx(isBad(alert) ? 'text-danger' : 'text-positive')}>
        {changeText(before, after)}
      </span>
    </>
  );
}
