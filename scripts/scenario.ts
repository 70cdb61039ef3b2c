/** `npm run scenario -- FILE…`: plays scenario files (all of them where none is named) and prints what differs. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { scenario } from '../test/scenarios/format.ts';
import { findingsOf } from '../test/scenarios/run.ts';

const named = process.argv.slice(2);

function allFiles(): string[] {
  const folder = 'test/scenarios';
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.scenario.json'))
    .map((name) => join(folder, name))
    .sort();
}

const TEXT = new Intl.ListFormat('en');

const files = named.length > 0 ? named : allFiles();

async function judge(file: string): Promise<readonly string[]> {
  const parsed = v.safeParse(scenario, JSON.parse(readFileSync(file, 'utf8')));
  if (parsed.success) return findingsOf(parsed.output);
  return parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
}

let failed = 0;
for (const file of files) {
  const findings = await judge(file);
  if (findings.length === 0) continue;
  failed += 1;
  console.log(`${file}\n${findings.map((finding) => `  ${finding}`).join('\n')}`);
}
if (named.length > 0 && failed === 0) console.log(`as written: ${TEXT.format(files)}`);
console.log(`${files.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 && files.length > 0 ? 0 : 1);
