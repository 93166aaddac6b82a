/**
 * Suburbs, of 200 with sales, in which what is said of a home does not count: where a house with 5 bedrooms on 900 m² is
 * not valued above one with 2 on 300 m², or the range with every fact stated is not narrower, as a share of the value,
 * than with none. Asked as a person asks, on the sample world with the model of the first start.
 */
import { withTrialInstallation } from './lib/trial-installation.ts';
import { settle } from './lib/verdict.ts';
import { visitorCookie } from './lib/visitor.ts';

const SUBURBS = 200;
const LARGE = '5 bedroom house on 900 m² of land';
const SMALL = '2 bedroom house on 300 m² of land';
const EVERYTHING = '3 bedroom 2 bathroom 2 car house, 550 m² of land, building of 150 m², built in 1995';
const NOTHING = 'house';

type Valued = {
  method: string;
  valueAud: number | null;
  range80: { lowAud: number; highAud: number } | null;
};

const value = async (url: string, cookie: string, command: string): Promise<Valued> => {
  const headers = { cookie, 'content-type': 'application/json' };
  const body = JSON.stringify({ command });
  const asked = await fetch(`${url}/api/propguard/process-command`, { method: 'POST', headers, body });
  const { assessment_id } = (await asked.json()) as { assessment_id: string };
  const whole = await fetch(`${url}/api/assessments/${assessment_id}`, { headers: { cookie } });
  return ((await whole.json()) as { valuation: Valued }).valuation;
};

const widthOf = ({ valueAud, range80 }: Valued): number =>
  valueAud === null || range80 === null ? Number.NaN : (range80.highAud - range80.lowAud) / valueAud;

await withTrialInstallation(async ({ url, context }) => {
  const { rows } = await context.database.besidePool.query<{ place: string }>(
    `select concat_ws(' ', lo.name, lo.state, lo.postcode) as place
       from locality lo join property p on p.locality_id = lo.id join sale s on s.property_id = p.id
      where p.type = 'house' group by lo.id having count(*) >= 10 order by lo.id`,
  );
  const places = Array.from(
    { length: SUBURBS },
    (_, i) => rows[Math.floor((i * rows.length) / SUBURBS)]?.place ?? '',
  );
  const cookie = await visitorCookie(url);
  const methods = new Map<string, number>();
  const faults: string[] = [];
  let upright = 0;
  let narrower = 0;
  for (const place of places) {
    const ask = (home: string) => value(url, cookie, `${home} in ${place}`);
    const [large, small, everything, nothing] = [
      await ask(LARGE),
      await ask(SMALL),
      await ask(EVERYTHING),
      await ask(NOTHING),
    ];
    for (const { method } of [large, small, everything, nothing])
      methods.set(method, (methods.get(method) ?? 0) + 1);
    const isUpright = (large.valueAud ?? 0) > (small.valueAud ?? Number.NaN);
    const isNarrower = widthOf(everything) < widthOf(nothing);
    if (isUpright) upright++;
    if (isNarrower) narrower++;
    if (!isUpright)
      faults.push(
        `${place}: ${large.valueAud} (${large.method}) not above ${small.valueAud} (${small.method})`,
      );
    if (!isNarrower)
      faults.push(
        `${place}: ${widthOf(everything).toFixed(3)} (${everything.method}) not below ${widthOf(nothing).toFixed(3)} (${nothing.method})`,
      );
  }
  console.log(faults.slice(0, 20).join('\n'));
  console.log(
    `larger above smaller ${upright}, narrower with facts ${narrower} of ${SUBURBS}; methods ${[...methods].map(([name, count]) => `${name} ${count}`).join(', ')}`,
  );
  settle({
    name: 'suburb-facts',
    value: 2 * SUBURBS - upright - narrower,
    unit: 'suburbs',
    target: 0,
    better: 'lower',
  });
});
