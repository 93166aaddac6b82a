import { PropertyLoan } from '../features/assessments/property/property-loan.tsx';
import { PropertyRisk } from '../features/assessments/property/property-risk.tsx';
import { PropertyValue } from '../features/assessments/property/property-value.tsx';
import type { EngineSlots } from '../features/properties/engine-slots.ts';
import { PropertyScreen } from '../features/properties/property-screen.tsx';
import { PropertyReport } from '../features/reports/property-report.tsx';

/** Which features say what of a property: value, risk, loan and report. */
const SLOTS: EngineSlots = {
  value: PropertyValue,
  risk: PropertyRisk,
  loan: PropertyLoan,
  report: PropertyReport,
};

export function PropertyPage() {
  return <PropertyScreen slots={SLOTS} />;
}
