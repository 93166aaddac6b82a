export type Measured = {
  name: string;
  value: number;
  unit: string;
  target: number;
  better: 'higher' | 'lower';
};

/** Prints the bench's last line, `NAME: value unit (target)`, and sets the exit code. */
export const settle = ({ name, value, unit, target, better }: Measured): void => {
  const isMet = better === 'higher' ? value >= target : value <= target;
  const words = better === 'higher' ? `at least ${target}` : `at most ${target}`;
  console.log(`${name}: ${value.toFixed(value < 10 && !Number.isInteger(value) ? 2 : 0)} ${unit} (${words})`);
  process.exitCode = isMet ? 0 : 1;
};
