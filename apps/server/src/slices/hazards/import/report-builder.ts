import type { LayerReport } from '@propguard/protocol/hazard-layers';
import { MOST_LISTED_FAULTS } from '@propguard/rules/hazards/layer-imports';

/** Collects what is worth telling about a file; the first faults word for word, the rest as a number. */
export class ReportBuilder {
  readonly #report: LayerReport = {
    read: 0,
    kept: 0,
    faults: [],
    faultCount: 0,
    unmatched: [],
    unmatchedCount: 0,
  };

  count(isKept: boolean): void {
    this.#report.read += 1;
    if (isKept) this.#report.kept += 1;
  }

  fault(position: number, message: string): void {
    this.#report.faultCount += 1;
    if (this.#report.faults.length < MOST_LISTED_FAULTS) this.#report.faults.push({ position, message });
  }

  unmatched(name: string): void {
    this.#report.unmatchedCount += 1;
    if (this.#report.unmatched.length < MOST_LISTED_FAULTS) this.#report.unmatched.push(name);
  }

  get report(): LayerReport {
    return this.#report;
  }
}
