import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { replayedPhases } from '../../src/match/state.ts';
import { lineTo } from '../../src/engine/log.ts';
import { huntik } from '../../src/packs/huntik.ts';
import { COMMAND_KINDS, corpusFiles, FINGERPRINTS, game, readCorpusFile, typesIn } from './corpus.ts';

const fingerprints = JSON.parse(readFileSync(FINGERPRINTS, 'utf8')) as Readonly<Record<string, unknown>>;

describe.each(corpusFiles())('%s', (name) => {
  test('opens, and comes to what it came to when it was frozen', async () => {
    const read = await readCorpusFile(name);
    expect(read.map(({ reading }) => reading)).toEqual(fingerprints[name]);
  });

  test('reaches its phases again through the statechart that wrote it', async () => {
    for (const { log } of await readCorpusFile(name)) {
      const line = lineTo(log, log.length);
      if (line.some((entry) => entry.chart !== huntik.chartVersion)) continue;
      expect(replayedPhases(game, log)).toEqual(line.map((entry) => entry.phase));
    }
  });
});

test('no file of the corpus is gone', () => {
  expect(corpusFiles()).toEqual(Object.keys(fingerprints).toSorted());
});

test('the corpus has every command', async () => {
  const given = new Set<string>();
  for (const name of corpusFiles()) {
    for (const { log } of await readCorpusFile(name)) {
      for (const entry of log) for (const type of typesIn(entry)) given.add(type);
    }
  }
  expect(COMMAND_KINDS.filter((kind) => !given.has(kind))).toEqual([]);
});
