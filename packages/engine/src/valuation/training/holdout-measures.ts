import { type RatioMeasures, ratioMeasures } from '../../ratio-study/ratio-measures.ts';
import { type Accuracy, accuracyOf, rangeFigures } from '../backtest/accuracy.ts';
import type { Holdout } from '../model/valuation-model.ts';
import { calibrate, RANGE_SHRINKAGE, segmentFactors } from '../uncertainty/calibration.ts';

/** What a model is judged by, on sales that it had not seen. In per cent, as in a backtest. */
export type HoldoutMeasures = Accuracy & {
  test: number;
  coverage80: number;
  coverage90: number;
  width80: number;
  width90: number;
  iaao: RatioMeasures;
  baselines: { localityMedian: Accuracy; comparables: Accuracy };
};

const rowsWhere = (holdout: Holdout, isIn: (row: number) => boolean): Int32Array =>
  Int32Array.from(holdout.day.keys()).filter(isIn);

const pick = (values: Float64Array, rows: Int32Array): Float64Array =>
  Float64Array.from(rows, (row) => values[row]!);

/** Each half of the sales is covered by ranges that were calibrated on the other: no sale judges itself. */
const halvedRanges = (holdout: Holdout, rows: Int32Array, part: 1 | 2) => {
  const low = new Float64Array(rows.length);
  const high = new Float64Array(rows.length);
  for (const half of [0, 1]) {
    const others = rows.filter((_, at) => at % 2 !== half);
    const logValue = pick(holdout.model, others);
    const calibration = calibrate(
      {
        score: Float64Array.from(
          others,
          (row, at) => Math.abs(Math.log(holdout.priceAud[row]!) - logValue[at]!) / holdout.scale[row]!,
        ),
        scale: pick(holdout.scale, others),
        logValue,
        type: Array.from(others, (row) => holdout.type[row]!),
      },
      RANGE_SHRINKAGE,
    );
    rows.forEach((row, at) => {
      if (at % 2 !== half) return;
      const value = holdout.model[row]!;
      const scale = holdout.scale[row]!;
      const subject = { scale, logValue: value, type: holdout.type[row]! };
      const width = segmentFactors(calibration, subject)[part] * scale;
      low[at] = Math.exp(value - width);
      high[at] = Math.exp(value + width);
    });
  }
  return { low, high };
};

export const measuresOf = (holdout: Holdout): HoldoutMeasures => {
  const accuracyWith = (logValue: Float64Array): Accuracy => {
    const rows = rowsWhere(holdout, (row) => !Number.isNaN(logValue[row]!));
    return accuracyOf(pick(logValue, rows).map(Math.exp), pick(holdout.priceAud, rows));
  };
  const rows = rowsWhere(holdout, (row) => !Number.isNaN(holdout.model[row]!));
  const value = pick(holdout.model, rows).map(Math.exp);
  const price = pick(holdout.priceAud, rows);
  const figures = (part: 1 | 2) => rangeFigures({ ...halvedRanges(holdout, rows, part), value }, price);
  const [range80, range90] = [figures(1), figures(2)];
  return {
    ...accuracyOf(value, price),
    test: rows.length,
    coverage80: range80.coverage,
    coverage90: range90.coverage,
    width80: range80.width,
    width90: range90.width,
    iaao: ratioMeasures(value, price),
    baselines: {
      localityMedian: accuracyWith(holdout.localityMedian),
      comparables: accuracyWith(holdout.comparables),
    },
  };
};
